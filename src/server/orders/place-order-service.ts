import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { rememberDelivery } from "../delivery/delivery-service.ts";
import type { ServiceContext } from "../service-context.ts";
import { createOrder, type Placement } from "./create-order.ts";
import { priceLines } from "./price-lines.ts";

/** A customer's own order. */
export async function placeOrder(ctx: ServiceContext, input: PlaceOrder, key: string): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, checkoutTexts.signInToOrder);
  return createOrder(ctx, {
    input,
    row: { userId },
    key: { userId, key },
    also: (tx) => rememberDelivery(tx, userId, input),
  });
}

/** What the cart costs now; anybody may ask. */
export function quoteCart(ctx: ServiceContext, lines: PlaceOrder["items"]): Promise<Quote> {
  return priceLines(ctx.db, lines);
}
