import { and, inArray, isNotNull, or, sql } from "drizzle-orm";
import { objectKeyOfUrl, publicUrlOfKey } from "#domain/media/picture.ts";
import type { DbOrTx } from "../db/client.ts";
import { orderItems } from "./tables.ts";

const backUrl = sql<string | null>`${orderItems.print} -> 'picture' ->> 'url'`;

/** Returns those keys that an order's line still shows, even if the product was deleted. */
export async function findOrderedKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const urls = keys.map(publicUrlOfKey);
  const rows = await db
    .selectDistinct({ url: orderItems.imageUrl, back: backUrl })
    .from(orderItems)
    .where(or(inArray(orderItems.imageUrl, urls), inArray(backUrl, urls)));
  const patches = await db
    .selectDistinct({ url: sql<string | null>`option -> 'patch' ->> 'imageUrl'` })
    .from(sql`${orderItems}, jsonb_array_elements(${orderItems.options}) as option`)
    .where(and(isNotNull(orderItems.options), inArray(sql`option -> 'patch' ->> 'imageUrl'`, urls)));
  return [...rows.flatMap(({ url, back }) => [url, back]), ...patches.map(({ url }) => url)].flatMap(
    (shown) => objectKeyOfUrl(shown ?? "") ?? [],
  );
}
