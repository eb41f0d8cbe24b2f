import { sql } from "drizzle-orm";
import type { Tx } from "./client.ts";
import type { FunctionFile } from "./read-functions.ts";

/**
 * Applies the files that have changed since they were last applied, and returns their names. The hashes are stored beside
 * Drizzle's log of migrations and not in `public`: a backup has all rows of `public`, and a restored hash would describe
 * another database.
 */
export async function applyFunctions(tx: Tx, files: readonly FunctionFile[]): Promise<string[]> {
  await createTable(tx);
  const { rows } = await tx.execute<{ name: string; hash: string }>(
    sql`select name, hash from drizzle.applied_functions`,
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, hash }) => applied.get(name) !== hash);
  for (const { name, statements, hash } of changed) {
    await tx.execute(sql.raw(statements));
    await tx.execute(sql`
      insert into drizzle.applied_functions (name, hash) values (${name}, ${hash})
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`);
  }
  return changed.map(({ name }) => name);
}

/** Makes the next `applyFunctions` apply every file: a migration may have dropped a trigger with its table or column. */
export async function forgetAppliedFunctions(tx: Tx): Promise<void> {
  await createTable(tx);
  await tx.execute(sql`delete from drizzle.applied_functions`);
}

async function createTable(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create table if not exists drizzle.applied_functions (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    )`);
}
