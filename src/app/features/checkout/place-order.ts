import { ApiError, callApi, type RefusalOf } from "#app/api/api-client.ts";
import { type CartQuote, toOrderLine } from "#app/features/cart/order-line.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import { checkSession, isSessionOver } from "#app/features/session/session.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { teamOfCart } from "./cart-team.ts";
import { toDelivery } from "./check-delivery.ts";
import type { DeliveryDraft } from "./delivery-draft.ts";
import { attemptKey } from "./order-attempt.ts";

export type PlacementFailure =
  /** `other account`: the order belongs to another account than the one that is signed in. */
  | { kind: "signed out" | "session unknown" | "other account" }
  /** A price has changed or a product is gone; no order was placed. */
  | { kind: "changed"; message: string; quote: CartQuote }
  | { kind: "refused"; error: ApiError };

export type PlacingResult = { kind: "placed"; order: OwnOrder } | PlacementFailure;

/** Checks the session and places the order. Refusals are returned; only programming errors are thrown. */
export function placeOrder(...order: Parameters<typeof describeOrder>): Promise<PlacingResult> {
  return sendOrder(describeOrder(...order));
}

export type ChosenDelivery = Pick<DeliveryOption, "methodId" | "name" | "priceCents">;

export interface OrderAttempt {
  /** The request body. */
  request: string;
  key: string;
}

/** The code and the discount that the cart showed. */
export interface SeenOffers {
  code: string | null;
  discountCents: number;
}

/**
 * `chosen` is the delivery at the price that was shown; undefined where it is agreed on later. `seen` is undefined in a
 * shop without offers.
 */
export function describeOrder(
  items: readonly CartItem[],
  draft: DeliveryDraft,
  chosen: ChosenDelivery | undefined,
  seen: SeenOffers | undefined,
): OrderAttempt {
  const describe = (toLine: (item: CartItem) => object) =>
    JSON.stringify({
      ...toDelivery(draft),
      items: items.map(toLine),
      ...(chosen && { delivery: { method_id: chosen.methodId, price_cents: chosen.priceCents } }),
      ...(seen && { offers: { code: seen.code, discount_cents: seen.discountCents } }),
      team: teamOfCart(items),
    });
  return {
    request: describe((item) => ({ ...toOrderLine(item), build: item.build })),
    // Whoever forgets the build before a second attempt still wants the same order.
    key: attemptKey(describe(toOrderLine)),
  };
}

/** `mayBeSent` is asked once the session is known. */
export async function sendOrder(
  { request, key }: OrderAttempt,
  mayBeSent: () => boolean = () => true,
): Promise<PlacingResult> {
  try {
    const { status } = await checkSession();
    if (status !== "authenticated") return { kind: "signed out" };
    if (!mayBeSent()) return { kind: "other account" };
  } catch (error) {
    if (error instanceof ApiError) return { kind: "session unknown" };
    throw error;
  }
  const headers = { "idempotency-key": key };
  try {
    const order = await callApi("POST /api/orders", { headers, body: JSON.parse(request) });
    return { kind: "placed", order };
  } catch (error) {
    if (error instanceof ApiError) return toFailure(error);
    throw error;
  }
}

/** The server did not answer, so the order may or may not exist; only a retry with the same key can tell. */
export const isUnanswered = (result: PlacingResult): boolean =>
  result.kind === "session unknown" || (result.kind === "refused" && result.error.code === "offline");

function toFailure(error: ApiError): PlacementFailure {
  if (isSessionOver(error)) return { kind: "signed out" };
  if (error.code !== "cart_changed") return { kind: "refused", error };
  return {
    kind: "changed",
    message: error.message,
    quote: (error.answer as RefusalOf<"POST /api/orders", 409>).quote,
  };
}
