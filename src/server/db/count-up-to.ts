import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { DbOrTx } from "./client.ts";

/** Counting on would read every row that matches, and a list is not paged that far. */
const MAX_COUNTED = 10_000;

export interface BoundedCount {
  total: number;
  /** False: more than `total`. */
  isTotalExact: boolean;
}

interface CountOptions {
  max?: number | undefined;
  /**
   * Counts along this column's index. Without it a condition that most rows meet is counted in the table itself, and
   * where those rows all stand at its end, that reads the whole of it.
   */
  along?: PgColumn;
}

/** How many rows match, as far as it is worth counting. */
export async function countUpTo(
  db: DbOrTx,
  table: PgTable,
  condition: SQL | undefined,
  { max = MAX_COUNTED, along }: CountOptions = {},
): Promise<BoundedCount> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(condition)
    .orderBy(...(along ? [along] : []))
    .limit(max + 1)
    .as("some");
  const total = await db.$count(some);
  return { total: Math.min(total, max), isTotalExact: total <= max };
}

/** How long the list is whose page this is: a page that is all of it need not be counted. */
export async function countAround(
  page: { rows: readonly unknown[]; next: string | null; previous: string | null },
  count: () => Promise<BoundedCount>,
): Promise<BoundedCount> {
  const isWhole = page.next === null && page.previous === null;
  return isWhole ? { total: page.rows.length, isTotalExact: true } : count();
}
