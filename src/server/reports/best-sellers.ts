import { desc, eq, gt } from "drizzle-orm";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { productSales } from "../sales-rollups/tables.ts";

export interface BestSeller {
  id: string;
  name: string;
  category: string;
  imageUrl: string | null;
  units: number;
}

/** The products with most units ordered, whatever the status of the orders. Deleted products are left out. */
export function listBestSellers(db: DbOrTx, limit: number): Promise<BestSeller[]> {
  return db
    .select({
      id: products.id,
      name: products.name,
      category: categories.name,
      imageUrl: products.imageUrl,
      units: productSales.units,
    })
    .from(productSales)
    .innerJoin(products, eq(products.id, productSales.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(gt(productSales.units, 0))
    .orderBy(desc(productSales.units), desc(productSales.productId))
    .limit(limit);
}
