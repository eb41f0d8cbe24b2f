/** A product as it was, for whoever wants to bring it back. */
import type { Tx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import { findPrints, type ProductPrint, savePrint } from "../print/product-prints.ts";
import type { ServiceContext } from "../service-context.ts";
import { type LockedProduct, nextVersion } from "./change-product.ts";
import { type ImageRow, readImages } from "./read-admin-products.ts";
import { imageMetadata, products } from "./tables.ts";

type KeptColumns = Pick<
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
>;

/** Goes through JSON: instants come back as texts. */
export interface ProductSnapshot {
  product: KeptColumns;
  images: (Omit<ImageRow, "createdAt" | "updatedAt"> & {
    createdAt: Date | string;
    updatedAt: Date | string;
  })[];
  /** Where its back takes a name: it goes with the picture, so it comes back with it. */
  print: ProductPrint | null;
}

export async function takeSnapshot(tx: Tx, product: LockedProduct): Promise<ProductSnapshot> {
  const { code, name, priceCents, description, imageUrl, categoryId, subcategoryId } = product;
  const { isNew, isFeatured } = product;
  return {
    product: {
      code,
      name,
      priceCents,
      description,
      imageUrl,
      categoryId,
      subcategoryId,
      isNew,
      isFeatured,
    },
    images: await readImages(tx, product.id),
    print: (await findPrints(tx, [product.id])).get(product.id) ?? null,
  };
}

/** The same pictures under the same ids; their files must still be there. */
export async function restoreSnapshot(
  ctx: ServiceContext,
  tx: Tx,
  current: LockedProduct,
  { product, images, print }: ProductSnapshot,
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
  await tx
    .update(products)
    .set({ ...product, updatedAt: nextVersion(ctx, current) })
    .where(eq(products.id, current.id));
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
