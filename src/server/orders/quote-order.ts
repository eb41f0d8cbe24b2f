import { DomainError } from "#domain/errors.ts";
import type { OrderLine } from "#domain/orders/order-input.ts";
import { type Quote, quoteOrder as quoteByRules } from "#domain/orders/quote.ts";
import {
  type AgreedDelivery,
  type DeliveryChoice,
  type OfferedDelivery,
  shirtsOf,
} from "#domain/orders/quote-delivery.ts";
import { quoteLines } from "#domain/orders/quote-lines.ts";
import type { OfferRules } from "#domain/orders/quote-offers.ts";
import { refuseTotal } from "#domain/orders/refuse-total.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DeliveryQuotes } from "../delivery/delivery-quotes.ts";
import { type Prices, readPrices } from "./read-prices.ts";

/** What decides the price of an order besides its lines. */
export interface Terms {
  findDelivery(prices: Prices, lines: readonly OrderLine[]): Promise<OfferedDelivery | AgreedDelivery | null>;
  /** Null where the order gets nothing. */
  findOffers(prices: Prices): OfferRules | null;
  /** What the shopper has typed, as codes are stored. */
  code: string | null;
  /** The ids under which the uses of limited offers are counted: account and number. */
  customers: string[];
}

/** Prices an order by the shop's catalogue, settings, delivery methods and offers. */
export async function quoteOrder(
  ctx: ServiceContext,
  lines: readonly OrderLine[],
  { findDelivery, findOffers, code, customers }: Terms,
): Promise<Quote> {
  const prices = await readPrices(ctx.db, lines, { now: ctx.now, code, customers });
  const { products, surchargeCents } = prices;
  const delivery = await findDelivery(prices, lines);
  const quote = quoteByRules(lines, products, { surchargeCents, delivery, offers: findOffers(prices) });
  const message = refuseTotal(quote.totalCents);
  if (message) throw new DomainError("invalid_request", { message, fields: { items: message } });
  return quote;
}

/** What the shop offers at a CEP. Without a CEP, and in a shop that has set up no delivery, it is agreed on later. */
export function offeredDelivery(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  { cep, choice }: { cep: string | undefined; choice: DeliveryChoice | null | undefined },
): Terms["findDelivery"] {
  return async ({ offersDelivery, shirtGrams, products, surchargeCents }, lines) => {
    if (!offersDelivery || cep === undefined) return null;
    const shirts = shirtsOf(quoteLines(lines, products, surchargeCents));
    const { methods } = await deliveryQuotes.findMethods(ctx, { cep, ...shirts, shirtGrams });
    return { kind: "offered", methods, shirtGrams, choice: choice ?? null, now: ctx.now };
  };
}

/** The shop's offers, with the code that was typed and the discount that was seen. */
export function shopOffers(code: string | null, seenCents: number | undefined): Terms["findOffers"] {
  return ({ offers }) => {
    const automatic = offers.filter((offer) => offer.code === null);
    // A discount that was seen must be checked even if there is none any more.
    if (automatic.length === 0 && code === null && seenCents === undefined) return null;
    const typed =
      code === null ? null : { text: code, offer: offers.find((one) => one.code === code) ?? null };
    return { automatic, code: typed, seenCents };
  };
}
