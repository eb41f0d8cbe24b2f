import type { MigrationMeta } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { applyFunctions, forgetAppliedFunctions } from "./apply-functions.ts";
import { applyMigrations, findNewestMigration } from "./apply-migrations.ts";
import type { DatabaseHandle, Tx } from "./client.ts";
import { connectWithoutTimeout } from "./connect-without-timeout.ts";
import { readFunctions } from "./read-functions.ts";
import { readMigrations } from "./read-migrations.ts";

/** Key of the advisory lock: any number, as long as every process of the store uses the same one. */
export const MIGRATION_LOCK = 1_296_125_007;

/** Several processes may start at once on one server: the first migrates, the others wait and find it done. */
export async function migrateDatabase(
  handle: Pick<DatabaseHandle, "kind" | "pool">,
  migrations: readonly MigrationMeta[] = readMigrations(),
): Promise<void> {
  const { client, close } = await connectWithoutTimeout(handle);
  try {
    // Both waiting for the lock and creating an index on a large table may exceed the timeout of an ordinary statement.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await drizzle(client).transaction((tx) => updateSchema(tx, migrations));
  } finally {
    // Closing the connection releases the lock and discards these settings, also after an error.
    await close();
  }
}

async function updateSchema(tx: Tx, migrations: readonly MigrationMeta[]): Promise<void> {
  const newestApplied = await findNewestMigration(tx);
  const newestKnown = migrations.at(-1)?.folderMillis ?? 0;
  // A newer version has migrated this database: the functions of this version may not fit its tables.
  if (newestApplied > newestKnown) return;
  const pending = migrations.filter(({ folderMillis }) => folderMillis > newestApplied);
  if (pending.length > 0) {
    await applyMigrations(tx, pending);
    await forgetAppliedFunctions(tx);
  }
  await applyFunctions(tx, readFunctions());
}
