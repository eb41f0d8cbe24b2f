import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { setUpEmptyDatabases } from "../../../tests/support/empty-database.ts";
import { applyFunctions, forgetAppliedFunctions } from "./apply-functions.ts";
import { applyMigrations } from "./apply-migrations.ts";
import type { DatabaseHandle, DbOrTx } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { type FunctionFile, readFunctions } from "./read-functions.ts";
import { readMigrations } from "./read-migrations.ts";

const database = setUpTestDatabase();
const { openEmpty } = setUpEmptyDatabases();
const files = readFunctions();

type CatalogueEntry = {
  name: string;
  definition: string;
  /** Whether the current transaction has created or replaced it. */
  isWrittenNow: boolean;
};

/** All functions, triggers and views of the schema, except those of extensions and of foreign keys. */
async function readCatalogue(db: DbOrTx): Promise<CatalogueEntry[]> {
  const { rows } = await db.execute<CatalogueEntry>(sql`
    select f.oid::regprocedure::text as name, pg_get_functiondef(f.oid) as definition,
      f.xmin = pg_current_xact_id()::xid as "isWrittenNow"
    from pg_proc f
    where f.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    union all
    select t.tgrelid::regclass || '.' || t.tgname, pg_get_triggerdef(t.oid), t.xmin = pg_current_xact_id()::xid
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all
    select c.relname, pg_get_viewdef(c.oid), r.xmin = pg_current_xact_id()::xid
    from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows;
}

async function readDefinitions({ db }: DatabaseHandle): Promise<string[]> {
  const entries = await readCatalogue(db);
  return entries.map(({ definition }) => definition);
}

async function readApplied({ pool }: DatabaseHandle): Promise<unknown[]> {
  const { rows } = await pool.query("select * from drizzle.applied_functions order by name");
  return rows;
}

const replaceNameWords = `
  create or replace function name_words(name text) returns setof text language sql immutable
  as $$ select 'replaced' $$`;

async function wordsOf({ pool }: DatabaseHandle, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>("select name_words($1) as word", [name]);
  return rows.map(({ word }) => word);
}

/** Migrates like a later version with one more migration; the end of the test undoes it. */
async function migrateToLaterVersion(handle: DatabaseHandle, statement: string): Promise<void> {
  const known = readMigrations();
  const folderMillis = (known.at(-1)?.folderMillis ?? 0) + 1;
  onTestFinished(async () => {
    await handle.pool.query(
      "delete from drizzle.__drizzle_migrations where hash = 'later'; delete from drizzle.applied_functions",
    );
    await migrateDatabase(handle);
  });
  await migrateDatabase(handle, [...known, { sql: [statement], hash: "later", folderMillis, bps: true }]);
}

describe("the files of functions, triggers and views", () => {
  test("hold everything that a migrated database has: no migration alone makes a function, trigger or view", async () => {
    const entries = await database.db().transaction(async (tx) => {
      await forgetAppliedFunctions(tx);
      await applyFunctions(tx, files);
      return readCatalogue(tx);
    });
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ isWrittenNow }) => !isWrittenNow)).toEqual([]);
  });

  test("are applied once, however often the database is migrated", async () => {
    const handle = database.handle();
    const applied = await readApplied(handle);
    expect(applied).toHaveLength(files.length);
    await migrateDatabase(handle);
    expect(await readApplied(handle)).toEqual(applied);
  });

  test("are applied again when one has changed, and only that one", async () => {
    const handle = database.handle();
    const changed: FunctionFile = {
      name: "07-search-words-and-product-days.sql",
      statements: replaceNameWords,
      hash: "changed",
    };
    const versions = files.map((file) => (file.name === changed.name ? changed : file));
    expect(await handle.db.transaction((tx) => applyFunctions(tx, versions))).toEqual([changed.name]);
    expect(await wordsOf(handle, "Camisa")).toEqual(["replaced"]);
    await migrateDatabase(handle);
    expect(await wordsOf(handle, "Camisa")).toEqual(["camisa"]);
  });

  test("are all applied again after a migration, which may have dropped some of their triggers", async () => {
    const handle = database.handle();
    const definitions = await readDefinitions(handle);
    await migrateToLaterVersion(handle, "drop function count_products() cascade");
    expect(await readDefinitions(handle)).toEqual(definitions);
  });

  test("of an older version leave the functions of a newer one as they are", async () => {
    const handle = database.handle();
    await migrateToLaterVersion(handle, "select 1");
    await handle.pool.query(`${replaceNameWords}; delete from drizzle.applied_functions`);
    await migrateDatabase(handle);
    expect(await wordsOf(handle, "Camisa")).toEqual(["replaced"]);
  });

  test("reach a shop that has run all migrations and never had files", async () => {
    const old = await openEmpty();
    await old.db.transaction((tx) => applyMigrations(tx, readMigrations()));
    await old.pool.query(replaceNameWords);
    await migrateDatabase(old);
    expect(await readDefinitions(old)).toEqual(await readDefinitions(database.handle()));
    expect(await readApplied(old)).toHaveLength(files.length);
  });
});
