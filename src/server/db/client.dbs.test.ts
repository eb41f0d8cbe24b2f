import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openDatabase } from "./client.ts";
import { DatabaseUnreachableError } from "./shared/errors.ts";

const database = setUpTestDatabase();
const tallies = pgTable("tallies", { goalCount: integer() });

beforeAll(async () => {
  await database.db().execute(sql`create table tallies (goal_count integer)`);
});

describe("a database handle", () => {
  test("answers a ping", async () => {
    await expect(database.handle().ping()).resolves.toBeUndefined();
  });

  test("uses UTC", async () => {
    const { rows } = await database.db().execute(sql`show timezone`);
    expect(rows).toEqual([{ TimeZone: "UTC" }]);
  });

  test("writes columns in snake case, inside a transaction as outside", async () => {
    await database.db().transaction((tx) => tx.insert(tallies).values({ goalCount: 7 }));
    expect(await database.db().select().from(tallies)).toEqual([{ goalCount: 7 }]);
  });

  test("undoes a transaction that throws, and can be used again", async () => {
    const failing = database.db().transaction(async (tx) => {
      await tx.insert(tallies).values({ goalCount: 99 });
      throw new Error("no goal");
    });
    await expect(failing).rejects.toThrow("no goal");
    const found = await database.db().select().from(tallies).where(sql`goal_count = 99`);
    expect(found).toEqual([]);
  });

  test("gets its connection back when a transaction could not even begin", async () => {
    const { pool, db } = database.handle();
    pool.once("acquire", (client) => void client.end());
    await expect(db.transaction((tx) => tx.select().from(tallies))).rejects.toThrow();
    // If the failed transactions had leaked their connections, the pool would be exhausted here.
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});

describe.runIf(database.kind === "postgres")("on a PostgreSQL server", () => {
  test("no query is compiled or given to workers", async () => {
    const { rows } = await database
      .db()
      .execute(
        sql`select name, setting from pg_settings where name in ('jit', 'max_parallel_workers_per_gather')`,
      );
    expect(rows).toEqual([
      { name: "jit", setting: "off" },
      { name: "max_parallel_workers_per_gather", setting: "0" },
    ]);
  });

  test("two transactions that lock the same rows in opposite order both end well, for the one that loses is repeated", async () => {
    const db = database.db();
    await db.execute(sql`create table seats (id integer primary key, taken integer not null)`);
    await db.execute(sql`insert into seats values (1, 0), (2, 0)`);
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    let attempts = 0;
    const take = (first: number, second: number) =>
      db.transaction(async (tx) => {
        attempts++;
        await tx.execute(sql`update seats set taken = taken + 1 where id = ${first}`);
        holding++;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx.execute(sql`update seats set taken = taken + 1 where id = ${second}`);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    const { rows } = await db.execute(sql`select taken from seats`);
    expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
    // On a busy machine the repeated one may still take its first row back before the other has it, and lose again.
    expect(attempts).toBeGreaterThan(2);
  });

  test("an idle connection that the server ends is logged and replaced", async () => {
    const { pool: admin } = database.handle();
    const logged = Promise.withResolvers<string>();
    const url = admin.options.connectionString;
    const handle = await openDatabase({
      url,
      dataDir: "",
      log: { ...silentLog, warn: logged.resolve },
      poolSize: 1,
    });
    const { rows } = await handle.pool.query("select pg_backend_pid() as pid");
    await admin.query("select pg_terminate_backend($1)", [rows[0].pid]);
    expect(await logged.promise).toContain("An idle database connection was lost");
    await handle.ping();
    await handle.close();
  });

  test("a database that does not exist is reported without trying again", async () => {
    const template = inject("databaseTemplate");
    if (template.kind !== "postgres") return;
    const url = Object.assign(new URL(template.adminUrl), { pathname: "/no_such_database" }).href;
    const lines: string[] = [];
    const log = { ...silentLog, warn: (line: string) => lines.push(line) };
    await expect(openDatabase({ url, dataDir: "", log })).rejects.toThrow(DatabaseUnreachableError);
    expect(lines).toEqual([]);
  });
});
