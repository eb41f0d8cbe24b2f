import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { PlaceOrder } from "#domain/orders/order-input.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { rememberDelivery } from "../delivery/delivery-service.ts";
import type { ServiceContext } from "../service-context.ts";
import { createOrder, type Placement } from "./create-order.ts";
import { priceLines } from "./price-lines.ts";

const SIGN_IN_FIRST = "Você precisa estar logado para criar um pedido";

/** A customer's own order. */
export async function placeOrder(ctx: ServiceContext, input: PlaceOrder, key: string): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, SIGN_IN_FIRST);
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
