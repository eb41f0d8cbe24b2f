import type { AnswerOf } from "#app/api-client.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { centsToReais, reaisToCents } from "#domain/reais.ts";

/** A line as the API takes it: money in reais, and only so that a changed price is noticed. */
export function toOrderLine({ id, size, quantity, customization, priceCents }: CartItem) {
  return { id, size, quantity, ...(customization && { customization }), price: centsToReais(priceCents) };
}

/** What the shop answers about a cart, line by line in the same order. */
export type CartQuote = AnswerOf<"POST /api/cart/quote">;

/** What the shop says about a line; a price of null means that the product is gone. */
export type LineFacts = ReadonlyMap<string, { priceCents: number | null; print: ShirtPrint | null }>;

export function readFacts(items: readonly CartItem[], quote: CartQuote): LineFacts {
  return new Map(
    quote.items.flatMap(({ change, price, print }, index) => {
      const item = items[index];
      if (!item) return [];
      const priceCents = change === "gone" ? null : reaisToCents(price);
      return [[lineKey(item), { priceCents, print }] as const];
    }),
  );
}

export type LineChange = { kind: "gone" } | { kind: "price"; priceCents: number };

/** What a shopper must see and settle before ordering. */
export function findChange(item: CartItem, facts: LineFacts): LineChange | undefined {
  const fact = facts.get(lineKey(item));
  if (!fact || fact.priceCents === item.priceCents) return undefined;
  return fact.priceCents === null ? { kind: "gone" } : { kind: "price", priceCents: fact.priceCents };
}
