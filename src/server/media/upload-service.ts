import { authorOf, requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { refuseImageUrl } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { PictureFetcher } from "./picture-fetcher.ts";
import { sniffImageFormat } from "./sniff-image.ts";
import { type ImageToStore, type StoredImage, storeImage } from "./store-image.ts";
import { uploads } from "./tables.ts";

/** Stores a picture for a form that is still open. If the form is never saved, the file sweep deletes the picture. */
export async function uploadImage(
  ctx: ServiceContext,
  image: ImageToStore,
  source: string | null = null,
): Promise<StoredImage> {
  requirePermission(ctx.actor, "catalog");
  const stored = await storeImage({ storage: ctx.storage, now: () => ctx.now }, image);
  await ctx.db.insert(uploads).values({ ...rowOf(ctx, stored), key: stored.key, source });
  return stored;
}

/** Stores a copy of a picture from another site, so that the shop does not depend on that site. */
export async function uploadImageFromUrl(
  ctx: ServiceContext,
  fetcher: PictureFetcher,
  { folder, url }: { folder: ImageFolder; url: string },
): Promise<StoredImage> {
  requirePermission(ctx.actor, "catalog");
  const refusal = refuseImageUrl(url, folder);
  if (refusal) throw new DomainError("invalid_request", { message: refusal, fields: { url: refusal } });
  const { bytes, filename } = await fetcher.fetch(url.trim());
  try {
    return await uploadImage(ctx, { folder, bytes, originalFilename: filename }, url.trim());
  } catch (error) {
    // A GIF where none is accepted is a picture that can be loaded; its refusal names the accepted types.
    if (error instanceof DomainError && isNoPicture(error) && sniffImageFormat(bytes) !== "gif") {
      throw new DomainError("image_invalid", { message: mediaTexts.urlNotLoaded, cause: error });
    }
    throw error;
  }
}

const isNoPicture = ({ code }: DomainError) =>
  code === "file_type_invalid" || code === "image_invalid" || code === "file_missing";

export function rowOf(
  { actor, now }: Pick<ServiceContext, "actor" | "now">,
  image: Omit<StoredImage, "key" | "url" | "storagePath">,
) {
  const { fileSize, width, height, mimeType, originalFilename, dominantColor } = image;
  return {
    fileSize,
    width,
    height,
    mimeType,
    originalFilename,
    dominantColor,
    uploadedBy: authorOf(actor)?.id ?? null,
    createdAt: now,
  };
}
