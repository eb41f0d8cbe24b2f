import { newMethod } from "../delivery/delivery-fixture.ts";
import type { Offer, OfferBenefit } from "../offers/offer.ts";
import { newOffer } from "../offers/offer-fixture.ts";
import type { OrderLine } from "./order-input.ts";
import { quoteOrder } from "./quote.ts";
import type { PricedProduct } from "./quote-lines.ts";
import type { OfferRules } from "./quote-offers.ts";

const SURCHARGE = 2000;
const now = new Date("2026-11-17T15:00:00Z");
const product = (id: string, priceCents: number, categoryId = "selecoes"): PricedProduct => ({
  id,
  name: id,
  priceCents,
  formerPriceCents: null,
  categoryId,
  imageUrl: null,
  print: null,
});
const grid = [
  { label: "M", surchargeCents: 0 },
  { label: "GG", surchargeCents: 1500 },
];
const catalogue = new Map(
  [
    product("cara", 30_000),
    { ...product("media", 20_000), sizes: grid },
    product("barata", 10_000, "retro"),
  ].map((one) => [one.id, one]),
);
export const line = (id: string, quantity = 1, isPrinted = false): OrderLine => ({
  id,
  size: "M",
  quantity,
  ...(isPrinted && { customization: { name: "ANA", number: "7" } }),
});
const pac = newMethod({ id: "pac", rates: [{ priceCents: 1800, days: 5 }] });
const sedex = newMethod({ id: "sedex", rates: [{ priceCents: 3000, days: 2 }] });

interface Given extends Partial<OfferRules> {
  methodId?: string;
}

/** Quotes with these offers and, where a method is chosen, with a delivery. */
export function quoteWith(lines: readonly OrderLine[], { methodId, ...rules }: Given) {
  const choice = methodId === undefined ? null : { methodId, priceCents: 0 };
  return quoteOrder(lines, catalogue, {
    surchargeCents: SURCHARGE,
    offers: { automatic: [], code: null, seenCents: undefined, ...rules },
    delivery:
      methodId === undefined
        ? null
        : { kind: "offered", methods: [pac, sedex], shirtGrams: 300, choice, preparationDays: null, now },
  });
}

export const giving = (benefit: OfferBenefit, changes: Partial<Offer> = {}) =>
  newOffer({ benefit, ...changes });
