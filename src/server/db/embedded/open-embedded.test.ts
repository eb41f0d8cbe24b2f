import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { type EmbeddedDatabase, openEmbedded } from "./open-embedded.ts";

let root: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "manto-embedded-"));
  database = await openEmbedded({ dataDir: path.join(root, "not", "there", "yet"), log: silentLog });
  await database.pool.query("create table records (id integer primary key)");
});

afterAll(async () => {
  await database.close();
  fs.rmSync(root, { recursive: true, force: true });
});

describe("the embedded database", () => {
  test("puts every commit on the disk before it confirms it", async () => {
    const before = database.fsyncCount();
    for (let id = 1; id <= 20; id++) await database.pool.query("insert into records values ($1)", [id]);
    expect(database.fsyncCount() - before).toBeGreaterThanOrEqual(20);
  });

  test("leaves the event loop turning during a long query", async () => {
    let turns = 0;
    let heartbeat = setImmediate(function beat() {
      turns++;
      heartbeat = setImmediate(beat);
    });
    await database.pool.query(
      "select count(*) from generate_series(1, 2000) a cross join generate_series(1, 1000) b",
    );
    clearImmediate(heartbeat);
    expect(turns).toBeGreaterThan(100);
  });

  test.skipIf(process.platform === "win32")("keeps its socket where no other user can reach it", () => {
    const socketFolder = fs.readFileSync(path.join(root, "not", "there", "yet", "db.socket"), "utf8");
    expect(fs.statSync(socketFolder).mode & 0o777).toBe(0o700);
  });

  test.skipIf(process.platform === "win32")("keeps its files where no other user can reach them", () => {
    expect(fs.statSync(path.join(root, "not", "there", "yet", "db")).mode & 0o777).toBe(0o700);
  });

  test("forgets the session of a connection that is gone", async () => {
    const client = await database.pool.connect();
    await client.query("prepare greeting as select 1");
    client.release(true);
    const { rows } = await database.pool.query("select name from pg_prepared_statements");
    expect(rows).toEqual([]);
  });

  test("rolls back what a connection had begun before it was lost", async () => {
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("insert into records values (1000)");
    client.release(true);
    const { rows } = await database.pool.query("select id from records where id = 1000");
    expect(rows).toEqual([]);
  });
});
