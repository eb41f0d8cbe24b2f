import { demoBanners } from "../../demo/catalogue/banners.ts";
import { demoCategories } from "../../demo/catalogue/categories.ts";
import { demoProducts } from "../../demo/catalogue/products.ts";
import { insertDemo } from "../../demo/seed/seed-demo.ts";
import type { StoredPictures } from "../../demo/seed/store-pictures.ts";
import type { TestApp } from "./app.ts";

/** Seeds the demo like the first start, with a few bytes in place of each picture. */
export async function seedDemo(app: TestApp): Promise<void> {
  const { db, storage } = app.services();
  const pictures = await storeFakes(storage);
  await db.transaction((tx) => insertDemo(tx, app.accounts().passwords, pictures, new Date()));
}

async function storeFakes(storage: ReturnType<TestApp["services"]>["storage"]): Promise<StoredPictures> {
  const files = [...demoProducts.flatMap(({ pictures }) => pictures), ...withPicture].map(({ file }) => file);
  const stored = files.map(async (file) => {
    const bytes = new TextEncoder().encode(file);
    const mimeType = "image/webp" as const;
    await storage.put(file, bytes, { contentType: mimeType });
    const size = { fileSize: bytes.length, width: 8, height: 8, dominantColor: "#000000" };
    const url = `/storage/v1/object/public/product-images/${file}`;
    return [file, { key: file, url, storagePath: file, mimeType, originalFilename: file, ...size }] as const;
  });
  return new Map(await Promise.all(stored));
}

const withPicture = [...demoBanners, ...demoCategories].map(({ picture }) => picture);
