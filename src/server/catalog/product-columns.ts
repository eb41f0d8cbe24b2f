import { and, eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ProductSummary } from "#domain/catalog/product.ts";
import type { DbOrTx } from "../db/client.ts";
import { categories, imageMetadata, products } from "./tables.ts";

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
};

/** The query of every product list; each list adds its own filter, order and limit. */
export const selectSummaries = (db: DbOrTx) => selectWith(db, {});

/** The same query with additional columns. */
export function selectWith<More extends Record<string, AnyPgColumn>>(db: DbOrTx, more: More) {
  return db
    .select({ ...summaryColumns, ...more })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(imageMetadata, and(eq(imageMetadata.productId, products.id), eq(imageMetadata.isPrimary, true)))
    .$dynamic();
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function toSummary<Row extends SummaryRow>(row: Row) {
  const { imageUrl, altText, width, height, color, ...product } = row;
  const picture = imageUrl ? { url: imageUrl, alt: altText ?? product.name, width, height, color } : null;
  return { ...product, picture } satisfies ProductSummary;
}
