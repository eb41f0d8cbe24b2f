import type { LineFacts } from "#app/features/cart/order-line.ts";
import type { ApiOffers } from "#app/features/cart/use-cart-quote.ts";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { subtotalCents } from "#domain/cart/cart-totals.ts";
import type { OfferLine } from "#domain/offers/offer.ts";
import type { OffersOnDelivery } from "#domain/orders/quote-delivery.ts";
import { deliveryCostWith, type QuotedOffers, quoteOffers } from "#domain/orders/quote-offers.ts";
import { readOffer } from "./read-offer.ts";

export interface QuotedCart {
  /** The lines that can be bought. */
  items: readonly CartItem[];
  facts: LineFacts;
  /** What the shop has said about its offers, and the code that it has accepted. */
  offers: NonNullable<ApiOffers>;
  code: string | null;
  /** What the delivery would cost with such offers; undefined while that is not known. */
  priceDelivery: (offers: OffersOnDelivery) => number | undefined;
}

/** Gives a cart the offers that the shop would give it, without asking the shop. */
export function quoteCart({ items, facts, offers, code, priceDelivery }: QuotedCart): QuotedOffers {
  const rules = offers.rules.map(readOffer);
  const typed = rules.find((offer) => offer.code !== null && offer.code === code) ?? null;
  return quoteOffers(
    items.map((item) => toOfferLine(item, facts)),
    {
      automatic: rules.filter((offer) => offer.code === null),
      code: code !== null && typed ? { text: code, offer: typed } : null,
      seenCents: undefined,
    },
    (given) => subtotalCents(items) - given.discountCents + deliveryCostWith(priceDelivery(given), given),
  );
}

function toOfferLine(item: CartItem, facts: LineFacts): OfferLine {
  const fact = facts.get(lineKey(item));
  return {
    id: item.id,
    size: item.size,
    quantity: item.quantity,
    customization: item.customization ?? null,
    options: item.options,
    categoryId: fact?.categoryId ?? null,
    basePriceCents: fact?.basePriceCents ?? item.priceCents,
    unitPriceCents: item.priceCents,
  };
}
