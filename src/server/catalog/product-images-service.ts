import { eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { MAX_PRODUCT_IMAGES } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { finishProductChange, lockProduct, nextVersion } from "./change-product.ts";
import { type FullProduct, type ImageRow, readImages, readProduct } from "./read-admin-products.ts";
import { orderPictures, savePictures } from "./save-pictures.ts";
import { imageMetadata, products } from "./tables.ts";

export async function removeProductImage(
  ctx: ServiceContext,
  productId: string,
  imageId: string,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return changeImages(ctx, productId, "image_removed", "Imagem removida de", async (tx, images) => {
    const image = requireImage(images, imageId);
    await tx.delete(imageMetadata).where(eq(imageMetadata.id, image.id));
    await orderPictures(tx, productId, idsOf(images.filter((other) => other !== image)));
  });
}

/** Makes a picture the main one by moving it to the first position; the others keep their order. */
export async function setPrimaryImage(
  ctx: ServiceContext,
  productId: string,
  imageId: string,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return changeImages(
    ctx,
    productId,
    "primary_image_set",
    "Imagem principal trocada em",
    async (tx, images) => {
      const image = requireImage(images, imageId);
      await orderPictures(tx, productId, idsOf([image, ...images.filter((other) => other !== image)]));
    },
  );
}

/** Reorders all pictures of a product. A list that does not match the current pictures is refused. */
export async function reorderProductImages(
  ctx: ServiceContext,
  productId: string,
  ids: readonly string[],
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return changeImages(ctx, productId, "images_reordered", "Imagens reordenadas em", async (tx, images) => {
    const isWhole = ids.length === images.length && images.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new DomainError("product_changed");
    await orderPictures(tx, productId, ids);
  });
}

export async function setImageAltText(
  ctx: ServiceContext,
  productId: string,
  imageId: string,
  altText: string | null,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return changeImages(
    ctx,
    productId,
    "image_described",
    "Descrição de imagem alterada em",
    async (tx, images) => {
      const image = requireImage(images, imageId);
      await tx
        .update(imageMetadata)
        .set({ altText, updatedAt: ctx.now })
        .where(eq(imageMetadata.id, image.id));
    },
  );
}

/** Appends a picture: an uploaded file, or an address that the shop could not fetch. */
export async function addProductImage(
  ctx: ServiceContext,
  productId: string,
  added: { key: string } | { url: string },
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return changeImages(ctx, productId, "image_added", "Imagem adicionada a", async (tx, images) => {
    if (images.length >= MAX_PRODUCT_IMAGES) {
      throw new DomainError("conflict", { message: productTexts.tooManyImages });
    }
    const kept = images.map(({ id, altText }) => ({ id, alt_text: altText }));
    await savePictures(tx, ctx.now, productId, [...kept, { ...added, alt_text: null }]);
  });
}

const idsOf = (images: readonly ImageRow[]) => images.map(({ id }) => id);

function requireImage(images: readonly ImageRow[], id: string): ImageRow {
  const image = images.find((candidate) => candidate.id === id);
  if (!image) throw new DomainError("not_found", { message: "Imagem não encontrada" });
  return image;
}

async function changeImages(
  ctx: ServiceContext,
  productId: string,
  verb: string,
  summaryStart: string,
  change: (tx: Tx, images: ImageRow[]) => Promise<void>,
): Promise<FullProduct> {
  return ctx.db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    await change(tx, await readImages(tx, productId));
    await tx
      .update(products)
      .set({ updatedAt: nextVersion(ctx, product) })
      .where(eq(products.id, productId));
    const changedProduct = { id: productId, categoryIds: [product.categoryId] };
    await finishProductChange(ctx, tx, changedProduct, verb, `${summaryStart} “${product.name}”`);
    return readProduct(tx, productId);
  });
}
