import { describe, expect, test } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { migrateDatabase } from "./migrate.ts";

const database = setUpTestDatabase();

describe("the migrations", () => {
  test("are applied once, however often they are run", async () => {
    const count = "select count(*)::int as applied from drizzle.__drizzle_migrations";
    const before = await database.handle().pool.query(count);
    await migrateDatabase(database.handle());
    const after = await database.handle().pool.query(count);
    expect(after.rows).toEqual(before.rows);
  });

  test("leave the sessions of the pool with their ordinary settings", async () => {
    await migrateDatabase(database.handle());
    const { rows } = await database
      .handle()
      .pool.query(
        "select current_setting('client_min_messages') as messages, current_setting('timezone') as zone",
      );
    expect(rows).toEqual([{ messages: "notice", zone: "UTC" }]);
  });
});

describe("plain_text", () => {
  test.each([
    ["Seleção Brasileira", "selecao brasileira"],
    ["AÇÃO É ÓTIMA", "acao e otima"],
    ["ΣΊΣΥΦΟΣ", "σισυφος"],
  ])("writes %s without accents and in lower case", async (written, plain) => {
    const { rows } = await database.handle().pool.query("select plain_text($1) as plain", [written]);
    expect(rows).toEqual([{ plain }]);
  });

  test("may stand in a generated column and in an index", async () => {
    const { pool } = database.handle();
    await pool.query(
      `create table clubs (name text, plain text generated always as (plain_text(name)) stored);
       create index on clubs using gin (plain_text(name) gin_trgm_ops);
       insert into clubs values ('Grêmio')`,
    );
    const { rows } = await pool.query("select plain from clubs where plain_text(name) like '%gremio%'");
    expect(rows).toEqual([{ plain: "gremio" }]);
  });
});
