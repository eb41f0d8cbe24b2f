import { objectKeyOfUrl, publicUrlOfKey } from "#domain/media/picture.ts";
import type { DbOrTx } from "../db/client.ts";
import { inArray, or, sql } from "../db/sql.ts";
import { orderItems } from "./tables.ts";

const backUrl = sql<string | null>`${orderItems.print} -> 'picture' ->> 'url'`;

/** Which of these files an order's line still shows, though the product may be gone. */
export async function findOrderedKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const urls = keys.map(publicUrlOfKey);
  const rows = await db
    .selectDistinct({ url: orderItems.imageUrl, back: backUrl })
    .from(orderItems)
    .where(or(inArray(orderItems.imageUrl, urls), inArray(backUrl, urls)));
  return rows.flatMap(({ url, back }) => [url, back].flatMap((shown) => objectKeyOfUrl(shown ?? "") ?? []));
}
