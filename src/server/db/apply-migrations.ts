import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Tx } from "./client.ts";

/**
 * Applies migrations inside the caller's transaction; Drizzle's own function always begins one of its own. They are
 * recorded as Drizzle would record them.
 */
export async function applyMigrations(tx: Tx, migrations: readonly MigrationMeta[]): Promise<void> {
  await createLog(tx);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** When the newest applied migration was made, in milliseconds; 0 where none has been applied. */
export async function findNewestMigration(tx: Tx): Promise<number> {
  await createLog(tx);
  const { rows } = await tx.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0);
}

async function createLog(tx: Tx): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
}
