import { DomainError } from "#domain/errors.ts";
import { promisedDaysOf } from "#domain/fulfilment/promise.ts";
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

/** A quote with what the order will promise. */
export interface PromisedQuote extends Quote {
  /** In business days; null while the shop promises nothing. */
  promisedDays: number | null;
  /** Whether the order may have a CPF. */
  asksCpf: boolean;
  /** Whether pages say 'Pronta entrega' of what is on the shelf. */
  saysReady: boolean;
}

/** Prices an order by the shop's catalogue, settings, delivery methods and offers. */
export async function quoteOrder(
  ctx: ServiceContext,
  lines: readonly OrderLine[],
  { findDelivery, findOffers, code, customers }: Terms,
): Promise<PromisedQuote> {
  const prices = await readPrices(ctx.db, lines, { now: ctx.now, code, customers });
  const { products, surchargeCents, asksCpf, fulfilment } = prices;
  const delivery = await findDelivery(prices, lines);
  const quote = quoteByRules(lines, products, { surchargeCents, delivery, offers: findOffers(prices) });
  const message = refuseTotal(quote.totalCents);
  if (message) throw new DomainError("invalid_request", { message, fields: { items: message } });
  const days = quote.delivery?.chosen?.days ?? null;
  return {
    ...quote,
    asksCpf,
    promisedDays: fulfilment && promisedDaysOf(quote.lines, days, fulfilment),
    saysReady: fulfilment?.saysReady ?? false,
  };
}

/** What the shop offers at a CEP. Without a CEP, and in a shop that has set up no delivery, it is agreed on later. */
export function offeredDelivery(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  { cep, choice }: { cep: string | undefined; choice: DeliveryChoice | null | undefined },
): Terms["findDelivery"] {
  return async ({ offersDelivery, shirtGrams, fulfilment, products, surchargeCents }, lines) => {
    if (!offersDelivery || cep === undefined) return null;
    const shirts = shirtsOf(quoteLines(lines, products, surchargeCents));
    const { methods } = await deliveryQuotes.findMethods(ctx, { cep, ...shirts, shirtGrams });
    const preparationDays = fulfilment?.preparationDays ?? null;
    return { kind: "offered", methods, shirtGrams, choice: choice ?? null, preparationDays, now: ctx.now };
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
