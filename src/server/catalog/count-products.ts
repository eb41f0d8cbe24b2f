import type { DbOrTx } from "../db/client.ts";
import { and, eq, sql } from "../db/sql.ts";
import { productCounts } from "./tables.ts";

export interface Shelf {
  /** Absent: every category. */
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
}

/** How many products stand there, from the counts that the database keeps. */
export async function countProducts(db: DbOrTx, { categoryId, subcategoryId }: Shelf = {}): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${productCounts.products}), 0)::int` })
    .from(productCounts)
    .where(
      and(
        categoryId === undefined ? undefined : eq(productCounts.categoryId, categoryId),
        subcategoryId === undefined ? undefined : eq(productCounts.subcategoryId, subcategoryId),
      ),
    );
  return row?.total ?? 0;
}
