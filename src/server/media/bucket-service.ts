/** Uploads under keys that the caller chooses, for programs that use the bucket's API. */

import { eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { acceptedImageTypes } from "#domain/media/accepted-types.ts";
import { cleanFilename } from "#domain/media/clean-filename.ts";
import { contentTypeOfKey, isObjectKey } from "#domain/media/object-key.ts";
import { isImmutableKey, publicUrlOfKey, renditionFolder } from "#domain/media/picture.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { bucketName } from "../storage/storage.ts";
import { processImage, type StoredFormat } from "./process-image.ts";
import { deleteRenditions } from "./store-image.ts";
import { uploads } from "./tables.ts";
import { rowOf } from "./upload-service.ts";

export interface Bucket {
  name: string;
  isPublic: boolean;
  maxObjectBytes: number;
  mimeTypes: readonly string[];
}

const bucket: Bucket = {
  name: bucketName,
  isPublic: true,
  maxObjectBytes,
  mimeTypes: acceptedImageTypes,
};

export interface BucketRequest {
  name: string;
  isPublic?: boolean | undefined;
  maxObjectBytes?: number | null | undefined;
}

export function listBuckets({ actor }: ServiceContext): Bucket[] {
  requirePermission(actor, "catalog");
  return [bucket];
}

/** The shop always has exactly one bucket. Creating that one again succeeds; any other bucket is refused. */
export function createBucket({ actor }: ServiceContext, request: BucketRequest): Bucket {
  requirePermission(actor, "catalog");
  const isOurs =
    request.name === bucket.name &&
    request.isPublic !== false &&
    (request.maxObjectBytes ?? maxObjectBytes) === maxObjectBytes;
  if (isOurs) return bucket;
  const message = `A loja tem um só bucket: ${bucketName}, público, com arquivos de até ${maxObjectBytes} bytes.`;
  throw new DomainError("conflict", { message });
}

/** Stores a picture under the given key. It is decoded and encoded again as the type of the key's extension. */
export async function uploadObject(
  ctx: ServiceContext,
  { key, bytes, upsert }: { key: string; bytes: Uint8Array; upsert: boolean },
): Promise<{ key: string; url: string }> {
  requirePermission(ctx.actor, "catalog");
  const format = requireFormat(key);
  const existing = await ctx.storage.head(key);
  // Browsers cache these objects as immutable, so they can never be replaced.
  if (existing && (!upsert || isImmutableKey(key))) {
    throw new DomainError("conflict", { message: "Já existe um arquivo com este nome." });
  }
  const image = await processImage(bytes, { maxBytes: maxObjectBytes, as: format }).catch(describeLimit);
  const originalFilename = cleanFilename(key);
  const row = rowOf(ctx, { ...image, fileSize: image.size, originalFilename });
  const [earlier] = await ctx.db.select().from(uploads).where(eq(uploads.key, key));
  // The row is written first, so that the file sweep does not delete the file that is about to be replaced.
  await ctx.db
    .insert(uploads)
    .values({ ...row, key })
    .onConflictDoUpdate({ target: uploads.key, set: row });
  try {
    await ctx.storage.put(key, image.bytes, { contentType: image.mimeType, cacheControl: "max-age=3600" });
  } catch (error) {
    const isRow = eq(uploads.key, key);
    await (earlier ? ctx.db.update(uploads).set(earlier).where(isRow) : ctx.db.delete(uploads).where(isRow));
    throw error;
  }
  if (existing) await deleteRenditions(ctx, key);
  return { key, url: publicUrlOfKey(key) };
}

const formats: Record<string, StoredFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

function requireFormat(key: string): StoredFormat {
  if (!isObjectKey(key) || key.startsWith(renditionFolder)) {
    const message = "Use um nome com letras minúsculas, dígitos, pontos, hifens e barras.";
    throw new DomainError("invalid_request", { message, fields: { key: message } });
  }
  const format = formats[contentTypeOfKey(key) ?? ""];
  if (!format) throw new DomainError("file_type_invalid");
  return format;
}

function describeLimit(error: unknown): never {
  if (error instanceof DomainError && error.code === "file_too_large") throw objectTooLarge();
  throw error;
}

export const objectTooLarge = () => new DomainError("file_too_large", { message: mediaTexts.objectSize });
