/** Adds a picture to a product in one call, from an uploaded file or from an address. */
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { isStorableImageUrl } from "#domain/media/image-url.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import type { ImageToStore } from "../media/store-image.ts";
import { uploadImage, uploadImageFromUrl } from "../media/upload-service.ts";
import { addProductImage } from "./product-images-service.ts";
import type { FullProduct } from "./read-admin-products.ts";
import { getAdminProduct } from "./save-product-service.ts";

export async function addUploadedImage(
  ctx: ServiceContext,
  productId: string | undefined,
  image: Omit<ImageToStore, "folder">,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  const id = await requireProduct(ctx, productId);
  const { key } = await uploadImage(ctx, { ...image, folder: "products" });
  return addProductImage(ctx, id, { key });
}

/** Stores a copy of the picture. If the shop cannot fetch it and the address is https, the address itself is stored. */
export async function addImageFromUrl(
  ctx: ServiceContext,
  fetcher: PictureFetcher,
  productId: string,
  url: string,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  const id = await requireProduct(ctx, productId);
  try {
    const { key } = await uploadImageFromUrl(ctx, fetcher, { folder: "products", url });
    return await addProductImage(ctx, id, { key });
  } catch (error) {
    const isBeyondReach = error instanceof DomainError && error.code === "picture_unreachable";
    if (isBeyondReach && isStorableImageUrl(url)) return addProductImage(ctx, id, { url: url.trim() });
    throw error;
  }
}

/** The product is checked before the file is processed. */
async function requireProduct(ctx: ServiceContext, id: string | undefined): Promise<string> {
  if (id) return (await getAdminProduct(ctx, id)).id;
  const message = productTexts.productIdRequired;
  throw new DomainError("invalid_request", { message, fields: { product_id: message } });
}
