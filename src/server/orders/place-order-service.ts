import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { rememberDelivery } from "../delivery/delivery-service.ts";
import { createOrder, type Placement } from "./create-order.ts";
import { priceLines } from "./price-lines.ts";

/** Places an order of the signed-in customer. */
export async function placeOrder(ctx: ServiceContext, input: PlaceOrder, key: string): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, checkoutTexts.signInToOrder);
  return createOrder(ctx, {
    input,
    row: { userId },
    key: { userId, key },
    also: (tx) => rememberDelivery(tx, userId, input),
  });
}

/** Prices a cart for any visitor, signed in or not. */
export function quoteCart(ctx: ServiceContext, lines: PlaceOrder["items"]): Promise<Quote> {
  return priceLines(ctx.db, lines);
}
