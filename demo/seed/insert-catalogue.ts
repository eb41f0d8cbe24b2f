import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { productPrints } from "#server/catalog/product-print-tables.ts";
import { categories, imageMetadata, products, sizeGuides, subcategories } from "#server/catalog/tables.ts";
import type { Tx } from "#server/db/client.ts";
import { siteImages } from "#server/site-images/tables.ts";
import { demoBanners } from "../catalogue/banners.ts";
import { demoCategories } from "../catalogue/categories.ts";
import { featuredSlugs } from "../catalogue/featured.ts";
import { demoProducts } from "../catalogue/products.ts";
import type { DemoPicture } from "../catalogue/types.ts";
import { seededPrint } from "./seeded-print.ts";
import { pictureOf, type StoredPictures } from "./store-pictures.ts";

const DAY_MS = 86_400_000;

/** The fields of a product that are copied into an order line. */
export interface SeededProduct {
  id: string;
  imageUrl: string;
  print: ShirtPrint;
}

/** Inserts categories, subcategories, products with pictures, and banners. Returns the products by slug. */
export async function insertCatalogue(
  tx: Tx,
  pictures: StoredPictures,
  now: Date,
): Promise<Map<string, SeededProduct>> {
  await tx
    .insert(categories)
    .values(demoCategories.map(({ id, name, description }) => ({ id, name, description })));
  await tx
    .insert(sizeGuides)
    .values(
      demoCategories.flatMap(({ id, sizeGuide }) => (sizeGuide ? { categoryId: id, guide: sizeGuide } : [])),
    );
  const subcategoryIds = await insertSubcategories(tx);
  await insertSiteImages(tx, pictures);
  return insertProducts(tx, pictures, subcategoryIds, now);
}

async function insertSubcategories(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .insert(subcategories)
    .values(
      demoCategories.flatMap((category) =>
        category.subcategories.map((name) => ({ name, categoryId: category.id })),
      ),
    )
    .returning();
  return new Map(rows.map((row) => [`${row.categoryId}/${row.name}`, row.id]));
}

async function insertProducts(
  tx: Tx,
  pictures: StoredPictures,
  subcategoryIds: Map<string, string>,
  now: Date,
): Promise<Map<string, SeededProduct>> {
  const seeded = new Map<string, SeededProduct>();
  const productRows: (typeof products.$inferInsert)[] = [];
  const imageRows: (typeof imageMetadata.$inferInsert)[] = [];
  const printRows: (typeof productPrints.$inferInsert)[] = [];
  for (const product of demoProducts) {
    const id = crypto.randomUUID();
    const createdAt = new Date(now.getTime() - product.daysAgo * DAY_MS);
    const images = product.pictures.map((picture, position) => imageRow(id, picture, position, pictures));
    const imageUrl = images.find((image) => image.isPrimary)?.url ?? images[0]?.url ?? "";
    const { print, row: printRow } = seededPrint(id, product, images);
    seeded.set(product.slug, { id, imageUrl, print });
    imageRows.push(...images);
    printRows.push(printRow);
    productRows.push({
      id,
      name: product.name,
      description: product.description,
      priceCents: product.priceCents,
      categoryId: product.categoryId,
      subcategoryId: subcategoryIds.get(`${product.categoryId}/${product.subcategory}`) ?? null,
      imageUrl,
      isNew: product.isNew,
      isFeatured: featuredSlugs.has(product.slug),
      createdAt,
      updatedAt: createdAt,
    });
  }
  await tx.insert(products).values(productRows);
  await tx.insert(imageMetadata).values(imageRows);
  await tx.insert(productPrints).values(printRows);
  return seeded;
}

function imageRow(
  productId: string,
  picture: DemoPicture & { isPrimary: boolean },
  position: number,
  pictures: StoredPictures,
) {
  const { key, ...image } = pictureOf(pictures, picture);
  const { alt: altText, isPrimary } = picture;
  return { ...image, id: crypto.randomUUID(), productId, s3Key: key, altText, isPrimary, position };
}

async function insertSiteImages(tx: Tx, pictures: StoredPictures): Promise<void> {
  const banners = demoBanners.map(({ title, description, link, picture }, orderPosition) => ({
    ...siteImage(pictures, picture),
    type: "banner" as const,
    title,
    description,
    link,
    orderPosition,
  }));
  const tiles = demoCategories.map(({ id, name, picture }, orderPosition) => ({
    ...siteImage(pictures, picture),
    type: "category" as const,
    title: name,
    link: `/categorias/${id}`,
    referenceId: id,
    orderPosition,
  }));
  await tx.insert(siteImages).values([...banners, ...tiles]);
}

function siteImage(pictures: StoredPictures, picture: DemoPicture) {
  const { key, url, width, height, dominantColor } = pictureOf(pictures, picture);
  return { imageUrl: url, imagePath: key, width, height, dominantColor };
}
