import { ApiError, callApi } from "#app/api-client.ts";
import { checkSession } from "#app/features/accounts/session.ts";
import { type CartQuote, toOrderLine } from "#app/features/cart/order-line.ts";
import type { OwnOrder } from "#app/features/orders/own-order.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import { toDelivery } from "./check-delivery.ts";
import type { DeliveryDraft } from "./delivery-draft.ts";
import { attemptKey } from "./order-attempt.ts";

export type PlacementFailure =
  | { kind: "signed out" | "session unknown" }
  /** A price changed or a product went; nothing was ordered. */
  | { kind: "changed"; message: string; quote: CartQuote }
  | { kind: "refused"; error: ApiError };

export type PlacingResult = { kind: "placed"; order: OwnOrder } | PlacementFailure;

/** Checks the session and asks the shop for the order; only a fault of our own is thrown. */
export async function placeOrder(items: readonly CartItem[], draft: DeliveryDraft): Promise<PlacingResult> {
  try {
    const { status } = await checkSession();
    if (status !== "authenticated") return { kind: "signed out" };
  } catch (error) {
    if (error instanceof ApiError) return { kind: "session unknown" };
    throw error;
  }
  const body = { ...toDelivery(draft), items: items.map(toOrderLine) };
  const headers = { "Idempotency-Key": attemptKey(JSON.stringify(body)) };
  try {
    return { kind: "placed", order: await callApi<OwnOrder>("POST", "/orders", body, headers) };
  } catch (error) {
    if (error instanceof ApiError) return toFailure(error);
    throw error;
  }
}

function toFailure(error: ApiError): PlacementFailure {
  if (error.status === 401) return { kind: "signed out" };
  if (error.code !== "cart_changed") return { kind: "refused", error };
  return { kind: "changed", message: error.message, quote: (error.answer as { quote: CartQuote }).quote };
}
