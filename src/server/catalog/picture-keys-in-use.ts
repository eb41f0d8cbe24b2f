import { inArray, or } from "drizzle-orm";
import { publicUrlOfKey } from "#domain/media/picture.ts";
import type { DbOrTx } from "../db/client.ts";
import { productOptions } from "./option-tables.ts";
import { imageMetadata, products } from "./tables.ts";

/** Returns those of the keys whose files belong to a product or to a patch. */
export async function findProductKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const byUrl = new Map(keys.map((key) => [publicUrlOfKey(key), key]));
  const urls = [...byUrl.keys()];
  const images = await db
    .select({ key: imageMetadata.s3Key, path: imageMetadata.storagePath, url: imageMetadata.url })
    .from(imageMetadata)
    .where(
      or(
        inArray(imageMetadata.s3Key, [...keys]),
        inArray(imageMetadata.storagePath, [...keys]),
        inArray(imageMetadata.url, urls),
      ),
    );
  const shown = await db
    .select({ url: products.imageUrl })
    .from(products)
    .where(inArray(products.imageUrl, urls));
  const patches = await db
    .select({ url: productOptions.imageUrl })
    .from(productOptions)
    .where(inArray(productOptions.imageUrl, urls));
  return [
    ...images.flatMap(({ key, path, url }) => [key, path, byUrl.get(url)]),
    ...[...shown, ...patches].map(({ url }) => byUrl.get(url ?? "")),
  ].filter((key) => key != null);
}
