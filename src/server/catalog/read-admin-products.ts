import { asc, desc, eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import { isUuid } from "#domain/uuid.ts";
import type { DbOrTx } from "../db/client.ts";
import { findPrints, type ProductPrint } from "./product-prints.ts";
import { categories, imageMetadata, products, subcategories } from "./tables.ts";

export type ImageRow = typeof imageMetadata.$inferSelect;

/** The columns of a product for the back-office, with the names of its category and subcategory. */
export const productColumns = {
  id: products.id,
  code: products.code,
  name: products.name,
  priceCents: products.priceCents,
  formerPriceCents: products.formerPriceCents,
  description: products.description,
  imageUrl: products.imageUrl,
  categoryId: products.categoryId,
  category: categories.name,
  subcategoryId: products.subcategoryId,
  subcategory: subcategories.name,
  isNew: products.isNew,
  isFeatured: products.isFeatured,
  sizeGridId: products.sizeGridId,
  optionRules: products.optionRules,
  patchAreas: products.patchAreas,
  printRules: products.printRules,
  leadTime: products.leadTime,
  status: products.status,
  publishAt: products.publishAt,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  hasExternalImage: sql<boolean>`exists (
    select from ${imageMetadata}
    where ${imageMetadata.productId} = ${products.id} and ${imageMetadata.s3Key} is null
  )`,
};

export type ProductRecord = Awaited<ReturnType<typeof selectProducts>>[number];
export type FullProduct = ProductRecord & { images: ImageRow[]; print: ProductPrint | undefined };

const selectProducts = (db: DbOrTx) =>
  db
    .select(productColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId));

export const productNotFound = () => new DomainError("not_found", { message: productTexts.notFound });

export async function readProduct(db: DbOrTx, id: string): Promise<FullProduct> {
  if (!isUuid(id)) throw productNotFound();
  const [product] = await selectProducts(db).where(eq(products.id, id));
  if (!product) throw productNotFound();
  const print = (await findPrints(db, [id])).get(id);
  return { ...product, images: await readImages(db, id), print };
}

/** Reads the pictures of a product, the main one first. */
export function readImages(db: DbOrTx, productId: string): Promise<ImageRow[]> {
  return db
    .select()
    .from(imageMetadata)
    .where(eq(imageMetadata.productId, productId))
    .orderBy(desc(imageMetadata.isPrimary), asc(imageMetadata.position), asc(imageMetadata.createdAt));
}
