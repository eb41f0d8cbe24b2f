import type { Tx } from "../db/client.ts";
import { type SQL, sql } from "../db/sql.ts";
import { listTables } from "./snapshot-database.ts";

/**
 * Rows come back as they were, sums included, and in any order: so triggers, which would count them again, are off, and
 * foreign keys are away until the answer is called, which checks them all at once. Both need only the tables' owner.
 */
export async function liftGuards(tx: Tx): Promise<() => Promise<void>> {
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
