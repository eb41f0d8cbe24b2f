import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { DatabaseHandle } from "./client.ts";
import { connectPatiently } from "./connect-patiently.ts";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number will do, as long as every process of the store asks for the same one. */
export const MIGRATION_LOCK = 1_296_125_007;

/** Several processes may start at once on one server: the first migrates, the others wait and find it done. */
export async function migrateDatabase(
  handle: Pick<DatabaseHandle, "kind" | "pool">,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const { client, close } = await connectPatiently(handle);
  try {
    // Both the wait for the lock and an index on a large table may outlast the limit of an ordinary statement.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back and takes these settings with it, however the migration ended.
    await close();
  }
}
