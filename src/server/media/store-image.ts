import { randomBytes } from "node:crypto";
import { acceptsGif } from "#domain/media/accepted-types.ts";
import { cleanFilename } from "#domain/media/clean-filename.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { contentTypeOfKey } from "#domain/media/object-key.ts";
import { publicUrlOfKey, renditionFolder } from "#domain/media/picture.ts";
import type { ObjectStorage } from "#server/storage/storage.ts";
import { type ProcessedImage, processImage } from "./process-image.ts";

/** The values that a database row about a stored picture needs. */
export interface StoredImage {
  key: string;
  url: string;
  storagePath: string;
  fileSize: number;
  width: number;
  height: number;
  mimeType: ProcessedImage["mimeType"];
  originalFilename: string;
  dominantColor: string;
}

export interface ImageToStore {
  folder: ImageFolder;
  bytes: Uint8Array;
  originalFilename: string;
}

/** Only for pictures whose key is never used twice. */
export const immutableCacheControl = "public, max-age=31536000, immutable";

export async function storeImage(
  { storage, now = () => new Date() }: { storage: ObjectStorage; now?: () => Date },
  { folder, bytes, originalFilename }: ImageToStore,
): Promise<StoredImage> {
  const image = await processImage(bytes, { acceptsGif: acceptsGif(folder) });
  const key = `${folder}/${now().getTime()}-${randomName()}.${extensionOf(originalFilename, image)}`;
  await storage.put(key, image.bytes, { contentType: image.mimeType, cacheControl: immutableCacheControl });
  return {
    key,
    url: publicUrlOfKey(key),
    storagePath: key,
    fileSize: image.size,
    width: image.width,
    height: image.height,
    mimeType: image.mimeType,
    originalFilename: cleanFilename(originalFilename),
    dominantColor: image.dominantColor,
  };
}

/** Deletes the picture and its renditions. */
export async function deleteStoredImage({ storage }: { storage: ObjectStorage }, key: string): Promise<void> {
  await storage.delete(key);
  await deleteRenditions({ storage }, key);
}

export async function deleteRenditions({ storage }: { storage: ObjectStorage }, key: string): Promise<void> {
  for await (const rendition of storage.list(`${renditionFolder}${key}/`))
    await storage.delete(rendition.key);
}

/** The extension of the file's name, or that of its format where the name has none or a wrong one. */
function extensionOf(filename: string, { format, mimeType }: ProcessedImage): string {
  const extension = filename.slice(filename.lastIndexOf(".") + 1).toLowerCase();
  if (contentTypeOfKey(`x.${extension}`) === mimeType) return extension;
  return format === "jpeg" ? "jpg" : format;
}

/** 22 characters of 5 random bits, so that the URL of an unpublished picture cannot be guessed. */
function randomName(): string {
  const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
  return [...randomBytes(22)].map((byte) => alphabet[byte & 31]).join("");
}
