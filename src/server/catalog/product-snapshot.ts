/** The state of a product before and after an import changed it: it can be restored, and compared with a later one. */

import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { type LockedProduct, nextVersion } from "./change-product.ts";
import { rulesOfKnown } from "./options/hold-options.ts";
import { findPrints, type ProductPrint, savePrint } from "./product-prints.ts";
import { type ImageRow, readImages } from "./read-admin-products.ts";
import { readUnits, type StockChange, writeLevels } from "./stock/write-levels.ts";
import { imageMetadata, products, sizeGrids } from "./tables.ts";

type SnapshotColumns = Pick<
  LockedProduct,
  | "code"
  | "name"
  | "priceCents"
  | "description"
  | "imageUrl"
  | "categoryId"
  | "subcategoryId"
  | "isNew"
  | "isFeatured"
> &
  // Absent from the snapshots of older imports.
  Partial<
    Pick<
      LockedProduct,
      "formerPriceCents" | "status" | "sizeGridId" | "optionRules" | "patchAreas" | "printRules" | "leadTime"
    >
  >;

/** The snapshot is stored as JSON, so dates come back as strings. */
export interface ProductSnapshot {
  product: SnapshotColumns;
  images: (Omit<ImageRow, "createdAt" | "updatedAt"> & {
    createdAt: Date | string;
    updatedAt: Date | string;
  })[];
  /** The print setting is deleted with its picture, so it is restored with it. */
  print: ProductPrint | null;
  /** The units of the sizes that the import spoke of, null for one that was not counted; absent if it spoke of none. */
  stock?: StockChange;
}

/** `sizes` are those whose stock belongs to it: orders change the others without any import. */
export async function takeSnapshot(
  tx: Tx,
  product: LockedProduct,
  sizes: readonly string[],
): Promise<ProductSnapshot> {
  const { code, name, priceCents, formerPriceCents, description, imageUrl } = product;
  const { categoryId, subcategoryId, isNew, isFeatured, status, sizeGridId } = product;
  const { optionRules, patchAreas, printRules, leadTime } = product;
  return {
    product: {
      code,
      name,
      priceCents,
      formerPriceCents,
      description,
      imageUrl,
      categoryId,
      subcategoryId,
      isNew,
      isFeatured,
      status,
      sizeGridId,
      optionRules,
      patchAreas,
      printRules,
      leadTime,
    },
    images: await readImages(tx, product.id),
    print: (await findPrints(tx, [product.id])).get(product.id) ?? null,
    ...(sizes.length > 0 && { stock: await readUnits(tx, product.id, sizes) }),
  };
}

export type SnapshotPart = keyof SnapshotColumns | "images" | "print" | "stock";

/** Lists the parts in which two snapshots differ. The times of pictures are ignored: saving them unchanged renews them. */
export function compareSnapshots(one: ProductSnapshot, other: ProductSnapshot): SnapshotPart[] {
  const [before, after] = [toParts(one), toParts(other)];
  const parts = Object.keys(before) as SnapshotPart[];
  return parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
}

/** The parts as JSON, because one of the two snapshots was stored as such. */
function toParts({ product, images, print, stock = {} }: ProductSnapshot): Record<SnapshotPart, unknown> {
  const timeless = images.map(({ createdAt: _, updatedAt: __, ...image }) => image);
  return JSON.parse(JSON.stringify({ ...withLaterColumns(product), images: timeless, print, stock }));
}

const withLaterColumns = (product: SnapshotColumns) => ({
  formerPriceCents: null,
  sizeGridId: null,
  optionRules: null,
  patchAreas: null,
  printRules: null,
  leadTime: null,
  ...product,
});

/** Restores the pictures under the same ids; their files must still exist. */
export async function restoreSnapshot(
  ctx: ServiceContext,
  tx: Tx,
  current: LockedProduct,
  { product, images, print, stock }: ProductSnapshot,
): Promise<void> {
  await tx.delete(imageMetadata).where(eq(imageMetadata.productId, current.id));
  if (images.length > 0) {
    await tx.insert(imageMetadata).values(
      images.map((image) => ({
        ...image,
        createdAt: new Date(image.createdAt),
        updatedAt: new Date(image.updatedAt),
      })),
    );
  }
  if (print) await restorePrint(tx, current.id, images, print);
  if (stock)
    await writeLevels(ctx, tx, current.id, stock, { reason: "spreadsheet", note: "Importação desfeita" });
  await tx
    .update(products)
    .set({
      ...withLaterColumns(product),
      sizeGridId: await findGrid(tx, product.sizeGridId),
      optionRules: product.optionRules ? await rulesOfKnown(tx, product.optionRules) : null,
      publishAt: product.status === "draft" ? current.publishAt : null,
      updatedAt: nextVersion(ctx, current),
    })
    .where(eq(products.id, current.id));
}

/** The grid may have been deleted since the snapshot was taken. */
async function findGrid(tx: Tx, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const [grid] = await tx.select({ id: sizeGrids.id }).from(sizeGrids).where(eq(sizeGrids.id, id));
  return grid?.id ?? null;
}

async function restorePrint(
  tx: Tx,
  productId: string,
  images: ProductSnapshot["images"],
  { imageId, picture, ...setting }: ProductPrint,
): Promise<void> {
  const imageIds = images.map(({ id }) => id);
  const { width, height } = picture;
  await savePrint(tx, productId, imageIds, { ...setting, image: imageIds.indexOf(imageId), width, height });
}
