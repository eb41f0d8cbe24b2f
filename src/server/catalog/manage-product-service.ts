import { assertAdministrator } from "#domain/accounts/actor.ts";
import { PRODUCT_NAME_LENGTH } from "#domain/catalog/product-input.ts";
import { eq } from "../db/sql.ts";
import { copyPrint } from "../print/product-prints.ts";
import type { ServiceContext } from "../service-context.ts";
import { finishProductChange, lockProduct } from "./change-product.ts";
import { type FullProduct, readImages, readProduct } from "./read-admin-products.ts";
import { insertImage, orderPictures } from "./save-pictures.ts";
import { products } from "./tables.ts";
import { removeProduct } from "./write-product.ts";

export async function deleteProduct(ctx: ServiceContext, id: string): Promise<void> {
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const { name, categoryId } = await lockProduct(tx, id);
    await removeProduct(tx, id);
    const touched = { id, categoryIds: [categoryId] };
    await finishProductChange(ctx, tx, touched, "deleted", `Produto “${name}” excluído`);
  });
}

const COPY = " (cópia)";

/** A new product with the same words, price and pictures; files are shared, not copied. */
export async function duplicateProduct(ctx: ServiceContext, id: string): Promise<FullProduct> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const {
      id: _id,
      namePlain: _plain,
      searchVector: _words,
      nameVector: _nameWords,
      ...source
    } = await lockProduct(tx, id);
    const name = source.name.slice(0, PRODUCT_NAME_LENGTH - COPY.length) + COPY;
    const dates = { createdAt: ctx.now, updatedAt: ctx.now };
    const [row] = await tx
      .insert(products)
      .values({ ...source, ...dates, name, code: null, isFeatured: false })
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
    const touched = { id: row.id, categoryIds: [source.categoryId] };
    await finishProductChange(ctx, tx, touched, "duplicated", `Produto “${name}” criado como cópia`, {
      source_id: id,
    });
    return readProduct(tx, row.id);
  });
}

/** Pinned products are shown first; the version stays, since nobody edits this in the product's form. */
export async function setFeatured(
  ctx: ServiceContext,
  id: string,
  isFeatured: boolean,
): Promise<FullProduct> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const { name, categoryId } = await lockProduct(tx, id);
    await tx.update(products).set({ isFeatured }).where(eq(products.id, id));
    const [verb, words] = isFeatured
      ? ["featured", `Produto “${name}” fixado nos destaques`]
      : ["unfeatured", `Produto “${name}” retirado dos destaques`];
    await finishProductChange(ctx, tx, { id, categoryIds: [categoryId] }, verb, words);
    return readProduct(tx, id);
  });
}
