import { inArray } from "drizzle-orm";
import type { OrderLine } from "#domain/orders/order-input.ts";
import { type PricedProduct, type Quote, quoteLines } from "#domain/orders/quote.ts";
import { findPrints, toShirtPrint } from "../catalog/product-prints.ts";
import { products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { getStoreProfile } from "../settings/settings-service.ts";

/** Prices the lines with the current prices in the database. */
export async function priceLines(db: DbOrTx, lines: readonly OrderLine[]): Promise<Quote> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(lines.map(({ id }) => id))]));
  const prints = await findPrints(db, [
    ...new Set(lines.flatMap(({ id, customization }) => (customization ? [id] : []))),
  ]);
  const { customizationSurchargeCents } = await getStoreProfile({ db });
  const priced = rows.map((row): [string, PricedProduct] => [
    row.id,
    { ...row, print: toShirtPrint(prints.get(row.id)) },
  ]);
  return quoteLines(lines, new Map(priced), customizationSurchargeCents);
}
