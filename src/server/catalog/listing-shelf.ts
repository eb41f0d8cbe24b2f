/** What a listing can be narrowed to besides subcategories: a size, and what is in stock. */

import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ListingQuery } from "#domain/catalog/listing-query.ts";
import { compareSizes } from "#domain/sizes/rank-size.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import type { DbOrTx } from "../db/client.ts";
import { stockLevels } from "./stock-tables.ts";
import { categories, products, sizeGrids } from "./tables.ts";

export interface ListingShelf {
  /** The sizes that its products have. */
  sizes: string[];
  /** The size it is narrowed to. */
  size?: string;
  /** Whether the shop counts units, so that something can be out of stock. */
  hasStock: boolean;
  inStock: boolean;
}

interface FoundShelf {
  shelf?: ListingShelf;
  condition?: SQL | undefined;
  /** False for a size that none of its products has. */
  isKnown: boolean;
}

type Wanted = Pick<ListingQuery, "size" | "inStock">;

/** A shop without grids and counts has nothing to narrow, and ignores what is wanted. */
export async function findShelf(
  db: DbOrTx,
  categoryId: string | undefined,
  { size, inStock }: Wanted,
): Promise<FoundShelf> {
  const grids = await readGrids(db, categoryId);
  const hasStock = (await db.select({ units: stockLevels.units }).from(stockLevels).limit(1)).length > 0;
  if (!hasStock && grids.every(({ id }) => id === null)) return { isKnown: true };
  const sizes = [...new Set(grids.flatMap(({ labels }) => labels))].sort(compareSizes);
  const isKnown = size === undefined || sizes.includes(size);
  const isInStock = hasStock && inStock;
  return {
    shelf: { sizes, hasStock, inStock: isInStock, ...(size !== undefined && isKnown && { size }) },
    condition: narrow(grids, size, isInStock),
    isKnown,
  };
}

function narrow(grids: readonly UsedGrid[], size: string | undefined, isInStock: boolean): SQL | undefined {
  if (size === undefined && !isInStock) return undefined;
  const having = grids.filter(({ labels }) => size === undefined || labels.includes(size));
  const fitting = having.map((grid) =>
    and(usesGrid(grid), isInStock ? isOnShelf(size === undefined ? grid.labels : [size]) : undefined),
  );
  return fitting.length > 0 ? or(...fitting) : sql`false`;
}

interface UsedGrid {
  /** Null for the standard sizes. */
  id: string | null;
  labels: readonly string[];
  /** The categories whose products have it without having said so. */
  categoryIds: string[];
}

/** The grids of the listing's products. There are few grids, so that each is looked up for itself. */
async function readGrids(db: DbOrTx, categoryId: string | undefined): Promise<UsedGrid[]> {
  const listed = await db
    .select({ id: categories.id, gridId: categories.sizeGridId })
    .from(categories)
    .where(categoryId === undefined ? undefined : eq(categories.id, categoryId));
  const ofCategories = Map.groupBy(listed, ({ gridId }) => gridId);
  const categoryIdsOf = (id: string | null) => (ofCategories.get(id) ?? []).map((category) => category.id);
  const isOwn = sql`exists (select from ${products} where ${products.sizeGridId} = ${sizeGrids.id}
    ${categoryId === undefined ? sql`` : sql`and ${products.categoryId} = ${categoryId}`})`;
  const used = [...ofCategories.keys()].filter((id) => id !== null);
  const rows = await db
    .select({ id: sizeGrids.id, sizes: sizeGrids.sizes })
    .from(sizeGrids)
    .where(or(isOwn, inArray(sizeGrids.id, used)));
  return [
    ...rows.map(({ id, sizes }) => ({
      id,
      labels: sizes.map(({ label }) => label),
      categoryIds: categoryIdsOf(id),
    })),
    ...(ofCategories.has(null)
      ? [{ id: null, labels: standardLabels, categoryIds: categoryIdsOf(null) }]
      : []),
  ];
}

/** The product's own grid is this one, or it has none and its category's is. */
const usesGrid = ({ id, categoryIds }: UsedGrid): SQL | undefined =>
  or(
    id === null ? undefined : eq(products.sizeGridId, id),
    and(isNull(products.sizeGridId), inArray(products.categoryId, categoryIds)),
  );

const levels = (labels: readonly string[], condition: SQL): SQL => sql`${stockLevels}
  where ${stockLevels.productId} = ${products.id} and ${inArray(stockLevels.size, [...labels])} and ${condition}`;

/**
 * Whether one of these sizes is on the shelf. Of a product that is made to order only counted units are; of another one
 * what is not counted, too.
 */
const isOnShelf = (labels: readonly string[]): SQL => sql`case when ${products.leadTime} is null
  then (select count(*) from ${levels(labels, eq(stockLevels.units, 0))}) < ${labels.length}
  else exists (select from ${levels(labels, gt(stockLevels.units, 0))}) end`;
