/** Reads all products with their pictures in batches, for tasks that process the whole catalogue. */

import { and, asc, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { KnownImage, KnownProduct } from "#domain/imports/plan-line.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { uploads } from "../media/tables.ts";
import { isGridOfProduct } from "./product-columns.ts";
import { countedUnits } from "./stock/counted-units.ts";
import { categories, imageMetadata, products, sizeGrids, subcategories } from "./tables.ts";

const ROWS_AT_ONCE = 500;

const ownGrids = alias(sizeGrids, "own_grids");

export interface CatalogueProduct extends KnownProduct {
  /** Of its own grid or that of its category; null for the standard ones. */
  sizes: GridSize[] | null;
  leadTime: LeadTime | null;
}

/**
 * Batches are ordered by id, so that a product that is added meanwhile does not shift the others. Without a condition
 * they contain all products.
 */
export async function* readProductBatches(db: Db, condition?: SQL): AsyncGenerator<CatalogueProduct[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(condition, last ? gt(products.id, last) : undefined))
      .orderBy(asc(products.id))
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id;
    const ids = rows.map(({ id }) => id);
    yield await readProducts(db, inArray(products.id, ids));
  }
}

export async function readProducts(db: DbOrTx, condition: SQL): Promise<CatalogueProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      code: products.code,
      name: products.name,
      priceCents: products.priceCents,
      formerPriceCents: products.formerPriceCents,
      categoryId: products.categoryId,
      category: categories.name,
      subcategory: subcategories.name,
      sizeGrid: ownGrids.name,
      sizes: sizeGrids.sizes,
      description: products.description,
      isNew: products.isNew,
      isFeatured: products.isFeatured,
      status: products.status,
      counted: countedUnits,
      leadTime: products.leadTime,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .leftJoin(ownGrids, eq(ownGrids.id, products.sizeGridId))
    .leftJoin(sizeGrids, isGridOfProduct)
    .where(condition);
  const images = await readImagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] }));
}

/** Reads pictures by product, the main one first, as the shop shows them. */
export async function readImagesOf(
  db: DbOrTx,
  productIds: readonly string[],
): Promise<Map<string, KnownImage[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: imageMetadata.productId,
      id: imageMetadata.id,
      key: imageMetadata.s3Key,
      url: imageMetadata.url,
      altText: imageMetadata.altText,
      source: uploads.source,
    })
    .from(imageMetadata)
    .leftJoin(uploads, eq(uploads.key, imageMetadata.s3Key))
    .where(inArray(imageMetadata.productId, [...productIds]))
    .orderBy(desc(imageMetadata.isPrimary), asc(imageMetadata.position), asc(imageMetadata.createdAt));
  return Map.groupBy(rows, ({ productId }) => productId);
}
