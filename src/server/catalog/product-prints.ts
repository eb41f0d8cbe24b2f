import { eq, inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import type { PrintInput } from "#domain/print/shirt-print-schema.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { productPrints } from "./product-print-tables.ts";
import { imageMetadata } from "./tables.ts";

/** The print settings with the id of their picture. */
export type ProductPrint = ShirtPrint & { imageId: string };

/** Reads the print settings by product id; products without a setting are not in the map. */
export async function findPrints(
  db: DbOrTx,
  productIds: readonly string[],
): Promise<Map<string, ProductPrint>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ print: productPrints, url: imageMetadata.url })
    .from(productPrints)
    .innerJoin(imageMetadata, eq(imageMetadata.id, productPrints.imageId))
    .where(inArray(productPrints.productId, [...productIds]));
  return new Map(rows.map(({ print, url }) => [print.productId, toProductPrint(print, url)]));
}

/** `url` is the address of the print's picture. */
export function toProductPrint(row: typeof productPrints.$inferSelect, url: string): ProductPrint {
  const { productId: _, pictureWidth: width, pictureHeight: height, ...setting } = row;
  return { ...setting, picture: { url, width, height } };
}

/** The part of a print setting that pages and order lines store. */
export function toShirtPrint(print: ProductPrint | undefined): ShirtPrint | null {
  if (!print) return null;
  const { picture, area, font, curve, color, outline } = print;
  return { picture, area, font, curve, color, outline };
}

/** Saves the print setting of a product; null removes it. `imageIds` are the product's pictures in their order. */
export async function savePrint(
  tx: Tx,
  productId: string,
  imageIds: readonly string[],
  input: PrintInput | null,
): Promise<void> {
  await tx.delete(productPrints).where(eq(productPrints.productId, productId));
  if (input === null) return;
  const { image, width, height, ...setting } = input;
  const [picture] = await tx
    .select({ id: imageMetadata.id, width: imageMetadata.width, height: imageMetadata.height })
    .from(imageMetadata)
    .where(eq(imageMetadata.id, imageIds[image] ?? productId));
  const [pictureWidth, pictureHeight] = [picture?.width ?? width, picture?.height ?? height];
  if (!picture || !pictureWidth || !pictureHeight) {
    const message = picture ? "Diga o tamanho da foto das costas" : "Escolha a foto das costas";
    throw new DomainError("invalid_request", { message, fields: { "print.image": message } });
  }
  await tx
    .insert(productPrints)
    .values({ ...setting, productId, imageId: picture.id, pictureWidth, pictureHeight });
}

/** Copies the print setting to a copy of the product, whose pictures are new records in the same order. */
export async function copyPrint(
  tx: Tx,
  from: { productId: string; imageIds: readonly string[] },
  to: { productId: string; imageIds: readonly string[] },
): Promise<void> {
  const print = (await findPrints(tx, [from.productId])).get(from.productId);
  if (!print) return;
  const { imageId, picture, ...setting } = print;
  const { width, height } = picture;
  await savePrint(tx, to.productId, to.imageIds, {
    ...setting,
    image: from.imageIds.indexOf(imageId),
    width,
    height,
  });
}
