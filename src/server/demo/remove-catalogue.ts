import { and, eq, inArray, or } from "drizzle-orm";
import { categories, imageMetadata, products, subcategories } from "../catalog/tables.ts";
import type { Tx } from "../db/client.ts";
import { siteImages } from "../site-images/tables.ts";
import type { DemoRecords } from "./find-demo.ts";

type LeavingCatalogue = Pick<DemoRecords, "product" | "category" | "banner">;

/**
 * Deletes products, banners, and categories with their subcategories and pictures. Returns the storage keys of their
 * pictures.
 */
export async function removeCatalogue(
  tx: Tx,
  { product, category, banner }: LeavingCatalogue,
): Promise<string[]> {
  const pictures = await tx
    .select({ key: imageMetadata.s3Key })
    .from(imageMetadata)
    .where(inArray(imageMetadata.productId, product));
  await tx.delete(products).where(inArray(products.id, product));
  const ofCategories = and(eq(siteImages.type, "category"), inArray(siteImages.referenceId, category));
  const shown = await tx
    .delete(siteImages)
    .where(or(inArray(siteImages.id, banner), ofCategories))
    .returning({ key: siteImages.imagePath });
  await tx.delete(subcategories).where(inArray(subcategories.categoryId, category));
  await tx.delete(categories).where(inArray(categories.id, category));
  return [...pictures, ...shown].flatMap(({ key }) => key ?? []);
}
