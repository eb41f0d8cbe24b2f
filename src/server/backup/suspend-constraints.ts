import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { listTables } from "./snapshot-database.ts";

/**
 * Disables triggers and drops foreign keys while rows are loaded: rows arrive in any order, and the rollups that
 * triggers maintain are part of the backup. The returned function restores both and validates all foreign keys. Owning
 * the tables is sufficient; no superuser is needed.
 */
export async function suspendConstraints(tx: Tx): Promise<() => Promise<void>> {
  const tables = await listTables(tx);
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${publicTable(table)} drop constraint ${sql.identifier(name)}`);
  for (const table of tables) await tx.execute(sql`alter table ${publicTable(table)} disable trigger user`);
  return async () => {
    for (const table of tables) await tx.execute(sql`alter table ${publicTable(table)} enable trigger user`);
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table ${publicTable(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  };
}

export const publicTable = (name: string): SQL => sql`public.${sql.identifier(name)}`;
