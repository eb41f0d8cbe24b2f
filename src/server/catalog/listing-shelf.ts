/** What a listing can be narrowed to besides subcategories: a size, and what is in stock. */

import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
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
    condition: and(
      size === undefined ? undefined : hasSize(grids, size),
      isInStock ? (size === undefined ? isAnySizeOnShelf() : isSizeOnShelf(size)) : undefined,
    ),
    isKnown,
  };
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

/** The product's own grid has the size, or it has none and its category's has it. */
function hasSize(grids: readonly UsedGrid[], size: string): SQL | undefined {
  const having = grids.filter(({ labels }) => labels.includes(size));
  const ids = having.flatMap(({ id }) => id ?? []);
  const categoryIds = having.flatMap((grid) => grid.categoryIds);
  return or(
    inArray(products.sizeGridId, ids),
    and(isNull(products.sizeGridId), inArray(products.categoryId, categoryIds)),
  );
}

const levels = (condition: SQL) =>
  sql`${stockLevels} where ${stockLevels.productId} = ${products.id} and ${condition}`;

/** Of a product that is made to order only counted units are on the shelf; of another one what is not counted, too. */
function isSizeOnShelf(size: string): SQL {
  const ofSize = sql`${stockLevels.size} = ${size}`;
  return sql`case when ${products.leadTime} is null
    then not exists (select from ${levels(sql`${ofSize} and ${stockLevels.units} = 0`)})
    else exists (select from ${levels(sql`${ofSize} and ${stockLevels.units} > 0`)}) end`;
}

/** One size is enough. Only products of which something is gone, or that are made to order, are looked at closely. */
function isAnySizeOnShelf(): SQL {
  const isLeft = sql`exists (
    select from ${levels(sql`${stockLevels.units} > 0 and ${stockLevels.size} = any(${labelsOfProduct})`)}
  )`;
  const isUncounted = sql`exists (
    select from unnest(${labelsOfProduct}) as label
    where label not in (select ${stockLevels.size} from ${levels(sql`true`)})
  )`;
  return sql`case when ${products.leadTime} is null
    then not exists (select from ${levels(sql`${stockLevels.units} = 0`)}) or ${isLeft} or ${isUncounted}
    else ${isLeft} end`;
}

const labelsOfProduct = sql`coalesce(
  (
    select array(select entry->>'label' from jsonb_array_elements(grid.sizes) as size(entry))
    from ${sizeGrids} as grid
    where grid.id = coalesce(
      ${products.sizeGridId},
      (select category.size_grid_id from ${categories} as category where category.id = ${products.categoryId})
    )
  ),
  ${sql.param([...standardLabels])}::text[]
)`;
