/** Program of a test: writes one row on a good disk and one on a broken disk, and reports the result of each. */
import fs from "node:fs";
import path from "node:path";

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error("The data folder is missing.");
const sign = path.join(dataDir, "disk-is-broken");
// Worker threads take a copy of the environment when they start.
process.env.BROKEN_DISK_SIGN = sign;

const { openEmbedded } = await import("./open-embedded.ts");

export interface DiskReport {
  onGoodDisk: string;
  onBrokenDisk: string;
  fatal: string;
}

const log = { info() {}, warn() {}, error() {} };
const fatal = Promise.withResolvers<Error>();
const { pool } = await openEmbedded({ dataDir, log, onFatal: fatal.resolve });
await pool.query("create table if not exists rows (id integer)");

const write = (id: number) =>
  pool.query("insert into rows values ($1)", [id]).then(
    () => "confirmed",
    () => "refused",
  );
const onGoodDisk = await write(1);
fs.writeFileSync(sign, "");
const onBrokenDisk = await write(2);
fs.rmSync(sign);
const report: DiskReport = { onGoodDisk, onBrokenDisk, fatal: (await fatal.promise).message };
process.send?.(report, () => process.exit(0));
