/**
 * Program of the kill test: opens the database in the given folder, reports the rows that it finds, and then
 * writes one row after another, reporting each only after its commit.
 */
import { enableCompileCache } from "node:module";

enableCompileCache();
const { openDatabase } = await import("./client.ts");

export type WriterMessage = { found: number[] } | { written: number };

const report = (message: WriterMessage) => process.send?.(message);
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error("The data folder is missing.");

const log = { info() {}, warn: console.warn, error: console.error };
const { pool } = await openDatabase({ url: undefined, dataDir, log });
// No unique key, so that a row written twice would show; an index, so that two files must agree.
await pool.query(
  `create table if not exists written (id integer not null, note text not null);
   create index if not exists written_id on written (id)`,
);
const { rows } = await pool.query<{ id: number }>("select id from written order by id");
report({ found: rows.map((row) => row.id) });

for (let id = rows.length + 1; ; id++) {
  await pool.query("insert into written values ($1, repeat('x', $1 * 37 % 2000))", [id]);
  report({ written: id });
  if (id % 16 === 0) await pool.query("checkpoint");
}
