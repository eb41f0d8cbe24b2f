import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { EmbeddedDatabaseStoppedError } from "../shared/errors.ts";
import type { DiskReport } from "./broken-disk-process.ts";
import { openEmbedded } from "./open-embedded.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
let dataDir: string;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "manto-death-"));
});

afterAll(() => {
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test("when its thread dies, every query fails and the program is notified", async () => {
  const started = Promise.withResolvers<Worker>();
  process.once("worker", started.resolve);
  const fatal = Promise.withResolvers<Error>();
  const database = await openEmbedded({ dataDir, log: silentLog, onFatal: fatal.resolve });
  await (await started.promise).terminate();
  expect(await fatal.promise).toBeInstanceOf(EmbeddedDatabaseStoppedError);
  await expect(database.pool.query("select 1")).rejects.toThrow(EmbeddedDatabaseStoppedError);
  await database.close();
});

test("a commit that the disk refuses is not confirmed, and ends the database", async () => {
  const preload = pathToFileURL(here("./break-fsync.ts")).href;
  const child = fork(here("./broken-disk-process.ts"), [dataDir], { execArgv: ["--import", preload] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [report] = (await once(child, "message")) as [DiskReport];
  expect(report).toEqual({
    onGoodDisk: "confirmed",
    onBrokenDisk: "refused",
    fatal: expect.stringContaining("could not fsync"),
  });
});

test("a folder that is no database is reported as such, and can be opened once mended", async () => {
  const folder = fs.mkdtempSync(path.join(dataDir, "damaged-"));
  fs.mkdirSync(path.join(folder, "db"));
  fs.writeFileSync(path.join(folder, "db", "PG_VERSION"), "18\n");
  const opening = openEmbedded({ dataDir: folder, log: silentLog });
  await expect(opening).rejects.toThrow(EmbeddedDatabaseStoppedError);
  fs.rmSync(path.join(folder, "db"), { recursive: true });
  const database = await openEmbedded({ dataDir: folder, log: silentLog });
  await database.close();
});
