import { eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { PRODUCT_NAME_LENGTH } from "#domain/catalog/product-input.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { finishProductChange, lockProduct } from "./change-product.ts";
import { copyPrint } from "./product-prints.ts";
import { type FullProduct, readImages, readProduct } from "./read-admin-products.ts";
import { insertImage, orderPictures } from "./save-pictures.ts";
import { products } from "./tables.ts";
import { removeProduct } from "./write-product.ts";

export async function deleteProduct(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const { name, categoryId } = await lockProduct(tx, id);
    await removeProduct(tx, id);
    const changedProduct = { id, categoryIds: [categoryId] };
    await finishProductChange(ctx, tx, changedProduct, "deleted", `Produto “${name}” excluído`);
  });
}

const COPY = " (cópia)";
const COPY_STATUS = { status: "draft", publishAt: null } as const;

/**
 * Creates a copy of a product with the same texts, price and pictures, as a draft: it is published once it was edited.
 * The picture files are shared, not copied.
 */
export async function duplicateProduct(ctx: ServiceContext, id: string): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const {
      id: _id,
      namePlain: _plain,
      searchVector: _words,
      nameVector: _nameWords,
      isOnOffer: _onOffer,
      ...source
    } = await lockProduct(tx, id);
    const name = source.name.slice(0, PRODUCT_NAME_LENGTH - COPY.length) + COPY;
    const dates = { createdAt: ctx.now, updatedAt: ctx.now };
    const [row] = await tx
      .insert(products)
      .values({ ...source, ...dates, ...COPY_STATUS, name, code: null, isFeatured: false })
      .returning({ id: products.id });
    if (!row) throw new Error("The database returned no product");
    const order: string[] = [];
    const images = await readImages(tx, id);
    for (const { id: _, ...image } of images) {
      order.push(await insertImage(tx, { ...image, ...dates, productId: row.id, isPrimary: false }));
    }
    if (order.length > 0) await orderPictures(tx, row.id, order);
    const from = { productId: id, imageIds: images.map((image) => image.id) };
    await copyPrint(tx, from, { productId: row.id, imageIds: order });
    const changedProduct = { id: row.id, categoryIds: [source.categoryId] };
    await finishProductChange(
      ctx,
      tx,
      changedProduct,
      "duplicated",
      `Produto “${name}” criado como cópia, em rascunho`,
      {
        source_id: id,
      },
    );
    return readProduct(tx, row.id);
  });
}

/**
 * Pins a product, so that it is listed first. The version stays the same, because the product's form does not edit
 * this.
 */
export async function setFeatured(
  ctx: ServiceContext,
  id: string,
  isFeatured: boolean,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const { name, categoryId } = await lockProduct(tx, id);
    await tx.update(products).set({ isFeatured }).where(eq(products.id, id));
    const [verb, summary] = isFeatured
      ? ["featured", `Produto “${name}” fixado nos destaques`]
      : ["unfeatured", `Produto “${name}” retirado dos destaques`];
    await finishProductChange(ctx, tx, { id, categoryIds: [categoryId] }, verb, summary);
    return readProduct(tx, id);
  });
}
