import { and, asc, inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { OrderLine } from "#domain/orders/order-input.ts";
import { type PricedProduct, type Quote, quoteLines } from "#domain/orders/quote.ts";
import { refuseTotal } from "#domain/orders/refuse-total.ts";
import { findPrints, toShirtPrint } from "../catalog/product-prints.ts";
import { isPublished, products } from "../catalog/tables.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { getStoreProfile } from "../settings/settings-service.ts";

/** Prices the lines with the current prices in the database. */
export async function priceLines(db: DbOrTx, lines: readonly OrderLine[]): Promise<Quote> {
  return priceWith(db, lines, await selectProducts(db, lines));
}

/**
 * Prices the lines of an order that is about to be inserted. The products cannot be deleted until the transaction ends:
 * the lines will refer to them. They are locked in the order of their ids, as by everyone who locks several.
 */
export async function priceAndHoldLines(tx: Tx, lines: readonly OrderLine[]): Promise<Quote> {
  return priceWith(tx, lines, await selectProducts(tx, lines).for("key share"));
}

function selectProducts(db: DbOrTx, lines: readonly OrderLine[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      priceCents: products.priceCents,
      formerPriceCents: products.formerPriceCents,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .where(and(isPublished, inArray(products.id, [...new Set(lines.map(({ id }) => id))])))
    .orderBy(asc(products.id));
}

async function priceWith(
  db: DbOrTx,
  lines: readonly OrderLine[],
  rows: Awaited<ReturnType<typeof selectProducts>>,
): Promise<Quote> {
  const prints = await findPrints(db, [
    ...new Set(lines.flatMap(({ id, customization }) => (customization ? [id] : []))),
  ]);
  const { customizationSurchargeCents } = await getStoreProfile({ db });
  const priced = rows.map((row): [string, PricedProduct] => [
    row.id,
    { ...row, print: toShirtPrint(prints.get(row.id)) },
  ]);
  const quote = quoteLines(lines, new Map(priced), customizationSurchargeCents);
  const message = refuseTotal(quote.totalCents);
  if (message) throw new DomainError("invalid_request", { message, fields: { items: message } });
  return quote;
}
