import { eq, sql } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import { listShelf, type ShelfSize } from "#domain/stock/stock-list.ts";
import { isUuid } from "#domain/uuid.ts";
import type { DbOrTx } from "../../db/client.ts";
import { isGridOfProduct } from "../product-columns.ts";
import { productNotFound } from "../read-admin-products.ts";
import { categories, products, sizeGrids } from "../tables.ts";
import { countedUnits, fewUnits } from "./counted-units.ts";

/** A product with the units of its sizes. */
export interface ProductStock {
  id: string;
  code: string | null;
  name: string;
  imageUrl: string | null;
  status: ProductStatus;
  leadTime: LeadTime | null;
  /** From how many units on the owner calls them few; null if that is said of none. */
  fewUnits: number | null;
  sizes: ShelfSize[];
}

export const stockColumns = {
  id: products.id,
  code: products.code,
  name: products.name,
  imageUrl: products.imageUrl,
  status: products.status,
  leadTime: products.leadTime,
  fewUnits,
  gridSizes: sizeGrids.sizes,
  counted: countedUnits,
};

const selectStock = (db: DbOrTx) =>
  db
    .select(stockColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct);

type StockRow = Awaited<ReturnType<typeof selectStock>>[number];

export async function readStock(db: DbOrTx, productId: string): Promise<ProductStock> {
  if (!isUuid(productId)) throw productNotFound();
  const [row] = await selectStock(db).where(eq(products.id, productId));
  if (!row) throw productNotFound();
  return toStock(row);
}

export function toStock({ gridSizes, counted, ...product }: StockRow): ProductStock {
  const labels = labelsOf({ sizes: gridSizes ?? undefined });
  return { ...product, sizes: listShelf(labels, new Map(Object.entries(counted ?? {})), product.fewUnits) };
}

/** Selects product_id and size of the counted sizes that are in their product's grid and have at most so many units. */
export const levelsAtMost = (units: ReturnType<typeof sql>) => sql`
  select level.product_id, level.size from stock_levels as level
  join ${products} as product on product.id = level.product_id
  join ${categories} as category on category.id = product.category_id
  left join ${sizeGrids} as grid on grid.id = coalesce(product.size_grid_id, category.size_grid_id)
  where level.units <= ${units} and case
    when grid.id is null then level.size in (${standardList})
    else grid.sizes @> jsonb_build_array(jsonb_build_object('label', level.size)) end`;

const standardList = sql.join(
  labelsOf({}).map((label) => sql`${label}`),
  sql`, `,
);
