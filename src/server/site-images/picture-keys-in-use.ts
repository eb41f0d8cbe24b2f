import { inArray, or } from "drizzle-orm";
import { objectKeyOfUrl, publicUrlOfKey } from "#domain/media/picture.ts";
import type { DbOrTx } from "../db/client.ts";
import { siteImages } from "./tables.ts";

/** Returns those keys that a banner, a category, the logo or a featured picture uses. */
export async function findSiteImageKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ path: siteImages.imagePath, url: siteImages.imageUrl })
    .from(siteImages)
    .where(
      or(inArray(siteImages.imagePath, [...keys]), inArray(siteImages.imageUrl, keys.map(publicUrlOfKey))),
    );
  return rows.flatMap(({ path, url }) => [path, objectKeyOfUrl(url)]).filter((key) => key != null);
}
