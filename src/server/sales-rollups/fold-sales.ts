import { type SQL, sql } from "drizzle-orm";
import type { Db, DbOrTx, Tx } from "../db/client.ts";

/** Held by whoever writes or copies the folded sums. */
export const FOLDING_LOCK = 7_214_012;

/** Small enough that nobody waits long for the embedded database's only connection. */
const BATCH = 2_000;

/** Merges the journal into the folded sums. If another process is doing it, there is nothing to do here. */
export function foldSales(db: Db): Promise<void> {
  return foldAll(
    db,
    sql`case when pg_try_advisory_xact_lock(${FOLDING_LOCK}) then fold_sales(${BATCH}) else 0 end`,
  );
}

/**
 * Folds the journal within a transaction that has just erased something, which would otherwise stay in the journal for a
 * while. It waits for a process that is folding.
 */
export async function foldErasedSales(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`);
  await foldAll(tx, sql`fold_sales(${BATCH})`);
}

async function foldAll(db: DbOrTx, fold: SQL): Promise<void> {
  for (let taken = BATCH; taken >= BATCH; ) {
    const { rows } = await db.execute<{ taken: number }>(sql`select ${fold} as taken`);
    taken = rows[0]?.taken ?? 0;
  }
}
