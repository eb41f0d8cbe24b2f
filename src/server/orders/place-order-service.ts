import { requireSignedIn } from "#domain/accounts/actor.ts";
import { normalizeCode } from "#domain/offers/offer-input.ts";
import {
  type CartToQuote,
  type OffersSeen,
  type PlaceOrder,
  withoutOrderedBuilds,
} from "#domain/orders/order-input.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import type { DeliveryQuotes } from "../delivery/delivery-quotes.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { createOrder, type Placement } from "./create-order.ts";
import { offeredDelivery, type PromisedQuote, quoteOrder, shopOffers } from "./quote-order.ts";

/** Places an order of the signed-in customer. */
export async function placeOrder(
  ctx: AccountContext,
  deliveryQuotes: DeliveryQuotes,
  request: PlaceOrder,
  key: string,
): Promise<Placement> {
  const { userId } = requireSignedIn(ctx.actor, checkoutTexts.signInToOrder);
  const { delivery: choice, offers, team, ...input } = request;
  return createOrder(ctx, {
    statement: "place",
    input,
    request: withoutOrderedBuilds(request),
    terms: {
      findDelivery: offeredDelivery(ctx, deliveryQuotes, { cep: input.customer_cep, choice }),
      ...(await offersFor(ctx, offers)),
      customers: [userId, input.customer_whatsapp],
    },
    row: { userId },
    team,
    key: { userId, apiKeyId: null, key },
  });
}

/** Prices a cart for any visitor, signed in or not. The delivery is a part of the price once the CEP is known. */
export async function quoteCart(
  ctx: AccountContext,
  deliveryQuotes: DeliveryQuotes,
  { items, customer_cep: cep, delivery: choice, offers }: CartToQuote,
): Promise<PromisedQuote> {
  return quoteOrder(ctx, items, {
    findDelivery: offeredDelivery(ctx, deliveryQuotes, { cep, choice }),
    ...(await offersFor(ctx, offers)),
    customers: "userId" in ctx.actor ? [ctx.actor.userId] : [],
  });
}

/** Whoever tries code after code is refused for a while, by address and, if signed in, by account. */
async function offersFor(ctx: AccountContext, seen: OffersSeen | null | undefined) {
  const code = seen?.code ? normalizeCode(seen.code) : null;
  if (code !== null) {
    await limitAttempts(ctx, rateRules.offerCode, "userId" in ctx.actor ? ctx.actor.userId : undefined);
  }
  return { code, findOffers: shopOffers(code, seen?.discount_cents) };
}
