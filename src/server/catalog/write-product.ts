/** The writes behind every way to a product: the form's and the import's. Whoever calls tells the log and the pages. */
import type { ProductImageInput } from "#domain/catalog/product-input.ts";
import type { Tx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { type LockedProduct, nextVersion } from "./change-product.ts";
import { savePictures } from "./save-pictures.ts";
import { products } from "./tables.ts";

type NewProduct = typeof products.$inferInsert;
export type ProductColumns = Omit<NewProduct, "id" | "createdAt" | "updatedAt" | "imageUrl">;

export async function insertProduct(
  ctx: ServiceContext,
  tx: Tx,
  columns: ProductColumns,
  images: readonly ProductImageInput[],
): Promise<{ id: string; imageIds: string[] }> {
  const [row] = await tx
    .insert(products)
    .values({ ...columns, createdAt: ctx.now, updatedAt: ctx.now })
    .returning({ id: products.id });
  if (!row) throw new Error("The database returned no product");
  return { id: row.id, imageIds: await savePictures(tx, ctx.now, row.id, images) };
}

/** Answers the product's new version and its pictures, in their order. Without `images` its pictures stay. */
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

/** Its pictures' records go with it, their files later; what was ordered of it stays as it was. */
export async function removeProduct(tx: Tx, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id));
}
