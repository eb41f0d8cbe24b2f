import { objectKeyOfUrl, publicUrlOfKey } from "#domain/media/picture.ts";
import type { DbOrTx } from "../db/client.ts";
import { inArray } from "../db/sql.ts";
import { orderItems } from "./tables.ts";

/** Which of these files an order's line still shows, though the product may be gone. */
export async function findOrderedKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ url: orderItems.imageUrl })
    .from(orderItems)
    .where(inArray(orderItems.imageUrl, keys.map(publicUrlOfKey)));
  return rows.flatMap(({ url }) => objectKeyOfUrl(url ?? "") ?? []);
}
