import { type SQL, type Subquery, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { DbOrTx } from "./client.ts";

/** Counting further would read every matching row, and a list is not paged that far. */
const MAX_COUNTED = 10_000;

export interface BoundedCount {
  total: number;
  /** False if there are more than `total`. */
  isTotalExact: boolean;
}

interface CountOptions {
  max?: number | undefined;
  /**
   * Counts along this column's index. Without it a condition that most rows meet is counted by a sequential scan, which
   * reads the whole table if the matching rows are at its end.
   */
  along?: PgColumn;
}

/** Counts the matching rows, up to `max`. */
export async function countUpTo(
  db: DbOrTx,
  table: PgTable | Subquery,
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

/** Returns the length of a page's list; a list that fits on one page needs no query. */
export async function countAround(
  page: { rows: readonly unknown[]; next: string | null; previous: string | null },
  count: () => Promise<BoundedCount>,
): Promise<BoundedCount> {
  const isWhole = page.next === null && page.previous === null;
  return isWhole ? { total: page.rows.length, isTotalExact: true } : count();
}
