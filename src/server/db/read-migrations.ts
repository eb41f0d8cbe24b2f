import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { programFile } from "../files/program-files.ts";

const MIGRATIONS_FOLDER = fileURLToPath(programFile("src/server/db/migrations"));

/** All migrations that this version knows, the oldest first. */
export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}
