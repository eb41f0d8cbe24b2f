import { DomainError } from "#domain/errors.ts";
import type { OrderLine } from "#domain/orders/order-input.ts";
import { type Quote, quoteOrder as quoteByRules } from "#domain/orders/quote.ts";
import type { AgreedDelivery, DeliveryChoice, OfferedDelivery } from "#domain/orders/quote-delivery.ts";
import { refuseTotal } from "#domain/orders/refuse-total.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DeliveryQuotes } from "../delivery/delivery-quotes.ts";
import { type Prices, readPrices } from "./read-prices.ts";

/** Finds the delivery of an order, once its prices are known. */
export type FindDelivery = (prices: Prices) => Promise<OfferedDelivery | AgreedDelivery | null>;

/** Prices an order by the shop's catalogue, settings and delivery methods. */
export async function quoteOrder(
  ctx: ServiceContext,
  lines: readonly OrderLine[],
  findDelivery: FindDelivery,
): Promise<Quote> {
  const prices = await readPrices(ctx.db, lines);
  const { products, surchargeCents } = prices;
  const quote = quoteByRules(lines, products, { surchargeCents, delivery: await findDelivery(prices) });
  const message = refuseTotal(quote.totalCents);
  if (message) throw new DomainError("invalid_request", { message, fields: { items: message } });
  return quote;
}

/** What the shop offers at a CEP. Without a CEP, and in a shop that has set up no delivery, it is agreed on later. */
export function offeredDelivery(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  { cep, choice }: { cep: string | undefined; choice: DeliveryChoice | null | undefined },
): FindDelivery {
  return async ({ offersDelivery, shirtGrams }) => {
    if (!offersDelivery || cep === undefined) return null;
    const methods = await deliveryQuotes.findMethods(ctx, cep);
    return { kind: "offered", methods, shirtGrams, choice: choice ?? null, now: ctx.now };
  };
}
