import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Tx } from "./client.ts";
import { MIGRATIONS_FOLDER } from "./migrate.ts";
import { sql } from "./sql.ts";

/** All that this version knows, the oldest first. */
export function listMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}

/**
 * Some of the migrations, inside a transaction that does more than that; Drizzle's own always begins one. Noted as
 * Drizzle would, so that the next start goes on from there.
 */
export async function applyMigrations(tx: Tx, migrations: readonly MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
