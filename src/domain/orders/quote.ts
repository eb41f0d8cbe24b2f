import type { AppliedOffers } from "../offers/apply-offers.ts";
import type { OrderLine } from "./order-input.ts";
import {
  type AgreedDelivery,
  type OfferedDelivery,
  type QuotedDelivery,
  quoteDelivery,
} from "./quote-delivery.ts";
import { goodsCents, type PricedProduct, type QuotedLine, quoteLines, soldLines } from "./quote-lines.ts";
import { deliveryCostWith, type OfferRules, type QuotedOffers, quoteOffers } from "./quote-offers.ts";

/** All that decides a price, besides the cart and the catalogue. */
export interface QuoteRules {
  surchargeCents: number;
  /** Null while the shop offers no delivery, or the place is not known yet. */
  delivery: OfferedDelivery | AgreedDelivery | null;
  /** Null while the shop has no offers and no code was typed. */
  offers: OfferRules | null;
}

/** What an order costs: its lines, less what offers take off, its delivery, and the sum. */
export interface Quote {
  lines: QuotedLine[];
  offers: QuotedOffers | null;
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
  const priced = quoteLines(lines, products, rules.surchargeCents);
  const sold = soldLines(priced);
  const price = (given: AppliedOffers) => {
    const delivery = rules.delivery && quoteDelivery(priced, rules.delivery, given);
    const { priceCents } = delivery?.chosen ?? delivery?.options[0] ?? {};
    return goodsCents(priced) - given.discountCents + deliveryCostWith(priceCents, given);
  };
  const offers = rules.offers && quoteOffers(sold, rules.offers, price);
  const delivery = rules.delivery && quoteDelivery(priced, rules.delivery, offers ?? NO_OFFERS);
  const quoted = discounted(priced, sold, offers?.lineCents);
  const parts = [...quoted, ...(delivery ? [delivery] : []), ...(offers ? [offers] : [])];
  return {
    lines: quoted,
    offers,
    delivery,
    totalCents: goodsCents(priced) - (offers?.discountCents ?? 0) + (delivery?.chosen?.priceCents ?? 0),
    hasChanges: parts.some(({ change }) => change !== "none"),
  };
}

const NO_OFFERS = { discountCents: 0, isDeliveryFree: false };

function discounted(
  lines: readonly QuotedLine[],
  sold: readonly QuotedLine[],
  cents: readonly number[] = [],
): QuotedLine[] {
  return lines.map((line) => ({ ...line, discountCents: cents[sold.indexOf(line)] ?? 0 }));
}
