import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { applyFunctions } from "../db/apply-functions.ts";
import { applyMigrations } from "../db/apply-migrations.ts";
import type { DatabaseHandle, Tx } from "../db/client.ts";
import { connectWithoutTimeout } from "../db/connect-without-timeout.ts";
import { MIGRATION_LOCK } from "../db/migrate.ts";
import { readFunctions } from "../db/read-functions.ts";
import { readMigrations } from "../db/read-migrations.ts";
import type { BackupManifest } from "./backup-format.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";
import { listTables } from "./snapshot-database.ts";
import { publicTable, suspendConstraints } from "./suspend-constraints.ts";

/** The approximate size of one insert statement; a single row may be larger. */
const BATCH_CHARACTERS = 500_000;

export type LoadTable = (name: string, rows: AsyncIterable<string>) => Promise<void>;

/**
 * Fills an empty database with a snapshot in one transaction. It runs the migrations up to the snapshot's, inserts the
 * rows that `fill` loads, and then applies the later migrations and this version's functions and triggers.
 */
export async function loadDatabase(
  handle: DatabaseHandle,
  manifest: BackupManifest,
  fill: (load: LoadTable) => Promise<void>,
): Promise<void> {
  const { before, after } = splitMigrations(manifest);
  const { client, close } = await connectWithoutTimeout(handle);
  try {
    // Loading a large table takes longer than the shop's statement timeout.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("set client_min_messages = warning");
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await assertEmpty(tx);
      await applyMigrations(tx, before);
      await loadRows(tx, manifest, fill);
      await applyMigrations(tx, after);
      await applyFunctions(tx, readFunctions());
    });
    await client.query("analyze");
  } finally {
    await close();
  }
}

async function loadRows(
  tx: Tx,
  { tables, sequences }: BackupManifest,
  fill: (load: LoadTable) => Promise<void>,
): Promise<void> {
  const restoreConstraints = await suspendConstraints(tx);
  // Rows that a migration inserted are in the snapshot too, unless they were deleted since.
  for (const table of await listTables(tx)) await tx.execute(sql`truncate ${publicTable(table)}`);
  const expected = new Map(tables.map(({ name, rows }) => [name, rows]));
  await fill(async (name, rows) => {
    const count = await loadTable(tx, name, rows);
    if (count !== expected.get(name)) throw new BackupRefusedError("damaged");
  });
  await restoreConstraints();
  for (const { name, last_value } of sequences)
    await tx.execute(sql`select setval(${`public.${quote(name)}`}::regclass, ${last_value}::bigint)`);
}

/** Splits the migrations into those that the snapshot's database had and the later ones. */
function splitMigrations({ migration }: BackupManifest) {
  const known = readMigrations();
  const last = known.findIndex(({ hash }) => hash === migration.hash);
  if (last < 0) throw new BackupRefusedError("newer");
  return { before: known.slice(0, last + 1), after: known.slice(last + 1) };
}

/** Also refuses a database that is used by another program. */
async function assertEmpty(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ tables: number }>(sql`
    select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  if (rows[0]?.tables !== 0) throw new BackupRefusedError("database_not_empty");
}

async function loadTable(tx: Tx, name: string, rows: AsyncIterable<string>): Promise<number> {
  const columns = await listColumns(tx, name);
  const insert = async (batch: readonly string[]) => {
    if (batch.length === 0) return;
    await tx.execute(sql`
      insert into ${publicTable(name)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${publicTable(name)}, ${`[${batch.join(",")}]`}::jsonb)`);
  };
  let count = 0;
  let batch: string[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    characters += row.length;
    count += 1;
    if (characters < BATCH_CHARACTERS) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  await insert(batch);
  return count;
}

/** Lists the columns without generated ones, which cannot be inserted. */
async function listColumns(tx: Tx, table: string) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${`public.${quote(table)}`}) and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum`);
  if (rows.length === 0) throw new BackupRefusedError("damaged");
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
