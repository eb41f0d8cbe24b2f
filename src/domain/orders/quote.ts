import type { OrderLine } from "./order-input.ts";
import {
  type AgreedDelivery,
  type OfferedDelivery,
  type QuotedDelivery,
  quoteDelivery,
} from "./quote-delivery.ts";
import { goodsCents, type PricedProduct, type QuotedLine, quoteLines } from "./quote-lines.ts";

/** All that decides a price, besides the cart and the catalogue. */
export interface QuoteRules {
  surchargeCents: number;
  /** Null while the shop offers no delivery, or the place is not known yet. */
  delivery: OfferedDelivery | AgreedDelivery | null;
}

/** What an order costs: its lines, its delivery, and their sum. */
export interface Quote {
  lines: QuotedLine[];
  delivery: QuotedDelivery | null;
  totalCents: number;
  hasChanges: boolean;
}

/** The price of an order, the same in the browser and on the server, whose word counts. */
export function quoteOrder(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, PricedProduct>,
  rules: QuoteRules,
): Quote {
  const quoted = quoteLines(lines, products, rules.surchargeCents);
  const delivery = rules.delivery && quoteDelivery(quoted, rules.delivery);
  return {
    lines: quoted,
    delivery,
    totalCents: goodsCents(quoted) + (delivery?.chosen?.priceCents ?? 0),
    hasChanges: [...quoted, ...(delivery ? [delivery] : [])].some(({ change }) => change !== "none"),
  };
}
