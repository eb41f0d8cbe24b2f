import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { productCounts } from "./tables.ts";

export interface CategoryFilter {
  /** All categories if absent. */
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
}

/** Reads the number of products from the rollup that triggers maintain. */
export async function countProducts(
  db: DbOrTx,
  { categoryId, subcategoryId }: CategoryFilter = {},
): Promise<number> {
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
