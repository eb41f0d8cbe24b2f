import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { describeAvailability } from "#domain/stock/describe-state.ts";
import type { DbOrTx } from "../db/client.ts";
import { countedUnits, fewUnits, readShelf, saysReady } from "./stock/counted-units.ts";
import { categories, imageMetadata, products, sizeGrids } from "./tables.ts";

const summaryColumns = {
  id: products.id,
  name: products.name,
  priceCents: products.priceCents,
  formerPriceCents: products.formerPriceCents,
  categoryId: products.categoryId,
  category: categories.name,
  isNew: products.isNew,
  imageUrl: products.imageUrl,
  altText: imageMetadata.altText,
  width: imageMetadata.width,
  height: imageMetadata.height,
  color: imageMetadata.dominantColor,
  sizes: sizeGrids.sizes,
  counted: countedUnits,
  fewUnits,
  saysReady,
  leadTime: products.leadTime,
};

/** Joins the grid that counts for a product: its own, or its category's. */
export const isGridOfProduct = sql`${sizeGrids.id} = coalesce(${products.sizeGridId}, ${categories.sizeGridId})`;

/** The query of every product list; each list adds its own filter, order and limit. */
export const selectSummaries = (db: DbOrTx) => selectWith(db, {});

/** The same query with additional columns. */
export function selectWith<More extends Record<string, AnyPgColumn | SQL>>(db: DbOrTx, more: More) {
  return db
    .select({ ...summaryColumns, ...more })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(imageMetadata, and(eq(imageMetadata.productId, products.id), eq(imageMetadata.isPrimary, true)))
    .leftJoin(sizeGrids, isGridOfProduct)
    .$dynamic();
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function toSummary<Row extends SummaryRow>(row: Row) {
  const {
    imageUrl,
    altText,
    width,
    height,
    color,
    sizes,
    counted,
    fewUnits,
    saysReady,
    leadTime,
    ...product
  } = row;
  const picture = imageUrl ? { url: imageUrl, alt: altText ?? product.name, width, height, color } : null;
  // Pages and answers name sizes only where they differ from the standard ones, and stock only where it runs out.
  const { choice, stock } = readShelf({ sizes, counted, leadTime }, fewUnits);
  const availability = describeAvailability({ ...choice, stock }, saysReady);
  return {
    ...product,
    picture,
    ...(sizes && { sizes }),
    ...(stock && { stock }),
    ...(stock && leadTime && { leadTime }),
    ...(availability && { availability }),
  } satisfies ProductSummary;
}
