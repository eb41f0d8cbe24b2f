/**
 * The writes to products that the form and the import share. The caller writes the audit log and publishes the change
 * event.
 */

import { eq } from "drizzle-orm";
import type { ProductImageInput } from "#domain/catalog/product-input.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { type LockedProduct, nextVersion } from "./change-product.ts";
import { savePictures } from "./save-pictures.ts";
import { products } from "./tables.ts";

type NewProduct = typeof products.$inferInsert;
/** A draft that is published becomes one of the newest products, so that a change may set `createdAt`, too. */
export type ProductColumns = Omit<NewProduct, "id" | "updatedAt" | "imageUrl">;

export async function insertProduct(
  ctx: ServiceContext,
  tx: Tx,
  columns: ProductColumns,
  images: readonly ProductImageInput[],
): Promise<{ id: string; imageIds: string[] }> {
  const [row] = await tx
    .insert(products)
    .values({ createdAt: ctx.now, ...columns, updatedAt: ctx.now })
    .returning({ id: products.id });
  if (!row) throw new Error("The database returned no product");
  return { id: row.id, imageIds: await savePictures(tx, ctx.now, row.id, images) };
}

/**
 * Returns the product's new version and its pictures in their order. Without `images` the pictures stay as they are.
 */
export async function overwriteProduct(
  ctx: ServiceContext,
  tx: Tx,
  before: LockedProduct,
  columns: Partial<ProductColumns>,
  images?: readonly ProductImageInput[],
): Promise<{ version: Date; imageIds: string[] }> {
  const version = nextVersion(ctx, before);
  await tx
    .update(products)
    .set({ ...columns, updatedAt: version })
    .where(eq(products.id, before.id));
  return { version, imageIds: images ? await savePictures(tx, ctx.now, before.id, images) : [] };
}

/** Deletes a product with its picture records. The files are swept later, and order lines are not changed. */
export async function removeProduct(tx: Tx, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}
