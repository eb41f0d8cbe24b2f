import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { productCounts } from "./tables.ts";

export interface CategoryFilter {
  /** All categories if absent. */
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
}

/** All products, whatever their status. */
export const countProducts = (db: DbOrTx, filter?: CategoryFilter) => readCount(db, "products", filter);

/** The products that shoppers see. */
export const countPublished = (db: DbOrTx, filter?: CategoryFilter) => readCount(db, "published", filter);

/** The published products that have a former price. */
export const countOffers = (db: DbOrTx, filter?: CategoryFilter) => readCount(db, "onOffer", filter);

/** Reads a number from the rollup that triggers maintain. */
async function readCount(
  db: DbOrTx,
  count: "products" | "published" | "onOffer",
  { categoryId, subcategoryId }: CategoryFilter = {},
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${productCounts[count]}), 0)::int` })
    .from(productCounts)
    .where(
      and(
        categoryId === undefined ? undefined : eq(productCounts.categoryId, categoryId),
        subcategoryId === undefined ? undefined : eq(productCounts.subcategoryId, subcategoryId),
      ),
    );
  return row?.total ?? 0;
}
