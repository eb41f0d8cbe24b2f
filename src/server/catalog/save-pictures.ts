import { and, eq, notInArray } from "drizzle-orm";
import type { ProductImageInput } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { publicUrlOfKey } from "#domain/media/picture.ts";
import type { Tx } from "../db/client.ts";
import { lockUploads, type Upload } from "../media/lock-uploads.ts";
import { readImages } from "./read-admin-products.ts";
import { imageMetadata, products } from "./tables.ts";

type NewImage = typeof imageMetadata.$inferInsert;

/**
 * Replaces a product's pictures by exactly these, in this order, and returns their ids. The files of removed pictures
 * are swept later.
 */
export async function savePictures(
  tx: Tx,
  now: Date,
  productId: string,
  wanted: readonly ProductImageInput[],
): Promise<string[]> {
  const existing = new Set((await readImages(tx, productId)).map(({ id }) => id));
  const kept = wanted.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size !== kept.length || !kept.every((id) => existing.has(id))) {
    throw new DomainError("product_changed");
  }
  const held = await lockUploads(tx, [...new Set(wanted.flatMap(({ key }) => key ?? []))]);
  const others = kept.length > 0 ? notInArray(imageMetadata.id, kept) : undefined;
  await tx.delete(imageMetadata).where(and(eq(imageMetadata.productId, productId), others));
  const order: string[] = [];
  for (const image of wanted) {
    order.push(image.id ?? (await insertImage(tx, newImage(image, held, { productId, now }))));
    if (image.id) {
      await tx
        .update(imageMetadata)
        .set({ altText: image.alt_text, updatedAt: now })
        .where(eq(imageMetadata.id, image.id));
    }
  }
  await orderPictures(tx, productId, order);
  return order;
}

/** Orders the pictures. The first becomes the main one, and its address is copied to the product. */
export async function orderPictures(tx: Tx, productId: string, ids: readonly string[]): Promise<void> {
  // All pictures are reset first, because a unique index allows only one main picture at any moment.
  await tx.update(imageMetadata).set({ isPrimary: false }).where(eq(imageMetadata.productId, productId));
  for (const [position, id] of ids.entries()) {
    await tx
      .update(imageMetadata)
      .set({ position, isPrimary: position === 0 })
      .where(and(eq(imageMetadata.id, id), eq(imageMetadata.productId, productId)));
  }
  const [main] = await readImages(tx, productId);
  await tx
    .update(products)
    .set({ imageUrl: main?.url ?? null })
    .where(eq(products.id, productId));
}

function newImage(
  { key, url = "", alt_text }: ProductImageInput,
  held: ReadonlyMap<string, Upload>,
  { productId, now }: { productId: string; now: Date },
): NewImage {
  const record = { productId, altText: alt_text, createdAt: now, updatedAt: now };
  const upload = held.get(key ?? "");
  if (!upload) return { ...record, url };
  const { fileSize, width, height, mimeType, originalFilename, dominantColor } = upload;
  return {
    ...record,
    s3Key: upload.key,
    storagePath: upload.key,
    url: publicUrlOfKey(upload.key),
    fileSize,
    width,
    height,
    mimeType,
    originalFilename,
    dominantColor,
  };
}

export async function insertImage(tx: Tx, image: NewImage): Promise<string> {
  const [row] = await tx.insert(imageMetadata).values(image).returning({ id: imageMetadata.id });
  if (!row) throw new Error("The database returned no picture");
  return row.id;
}
