import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { CartToQuote, PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DeliveryQuotes } from "../delivery/delivery-quotes.ts";
import { createOrder, type Placement } from "./create-order.ts";
import { offeredDelivery, quoteOrder } from "./quote-order.ts";

/** Places an order of the signed-in customer. */
export async function placeOrder(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  request: PlaceOrder,
  key: string,
): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, checkoutTexts.signInToOrder);
  const { delivery: choice, ...input } = request;
  return createOrder(ctx, {
    statement: "place",
    input,
    request,
    findDelivery: offeredDelivery(ctx, deliveryQuotes, { cep: input.customer_cep, choice }),
    row: { userId },
    key: { userId, key },
  });
}

/** Prices a cart for any visitor, signed in or not. The delivery is a part of the price once the CEP is known. */
export function quoteCart(
  ctx: ServiceContext,
  deliveryQuotes: DeliveryQuotes,
  { items, customer_cep: cep, delivery: choice }: CartToQuote,
): Promise<Quote> {
  return quoteOrder(ctx, items, offeredDelivery(ctx, deliveryQuotes, { cep, choice }));
}
