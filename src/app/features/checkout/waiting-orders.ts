import { useSession } from "#app/features/session/session.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import type { DeliveryDraft } from "./delivery-draft.ts";
import type { ChosenDelivery, SeenOffers } from "./place-order.ts";
import { createStoredState } from "./stored-state.ts";
import { forgetClaims, readClaims } from "./waiting-order-claims.ts";
import { type DeviceUser, followSession, ownerAt } from "./waiting-order-owner.ts";

/** An order that was finished offline and is stored on this device. It is sent only when the person asks for it. */
export interface WaitingOrder {
  /** The idempotency key: the server creates the order once, however often it is sent. */
  key: string;
  /** The exact request body: the server refuses another body with the same key. */
  request: string;
  items: CartItem[];
  draft: DeliveryDraft;
  /** What was chosen of the deliveries, as the request has it; undefined if the shop offered none or none was known. */
  delivery?: ChosenDelivery | undefined;
  /** The code and the discount, as the request has them; undefined if the shop had no offers. */
  offers?: SeenOffers | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** The account that finished it, or null for a visitor without one. Only they may see and send it. */
  owner: string | null;
}

export interface WaitingState {
  orders: WaitingOrder[];
  /** The account that was signed in when the session was last known; offline it cannot be asked for. */
  user: DeviceUser | null;
}

const NAME = "waiting-orders";
const MAX_WAITING = 5;
/** An order this old is no longer wanted, and a stored address should not stay for ever. */
const LIFETIME_MS = 30 * 86_400_000;

export const useWaitingOrders = createStoredState<WaitingState>({
  name: NAME,
  area: "localStorage",
  read: (stored) => parseWaiting(stored, Date.now()),
});

/** Parses the stored state; incomplete or expired orders are dropped. */
export function parseWaiting(stored: unknown, nowMs: number): WaitingState {
  const { orders, user } = (stored ?? {}) as Partial<WaitingState>;
  return {
    orders: Array.isArray(orders)
      ? orders.filter((order) => isWhole(order) && nowMs - order.keptAt < LIFETIME_MS)
      : [],
    user: typeof user?.id === "string" && typeof user.role === "string" ? user : null,
  };
}

function isWhole(order: Partial<WaitingOrder> | null): order is WaitingOrder {
  return (
    typeof order?.key === "string" &&
    typeof order.request === "string" &&
    typeof order.keptAt === "number" &&
    typeof order.draft === "object" &&
    Array.isArray(order.items) &&
    order.items.length > 0
  );
}

const currentOwner = () => ownerAt(useSession.getState(), useWaitingOrders.getState().user);

/** The waiting orders of whoever uses the device now. */
export function useOwnWaitingOrders(): WaitingOrder[] {
  const session = useSession();
  const { orders, user } = useWaitingOrders();
  const current = ownerAt(session, user);
  return orders.filter(({ owner }) => owner === current);
}

/** Whether the order is stored and belongs to whoever uses the device now. */
export const isOwnWaiting = (key: string): boolean =>
  useWaitingOrders.getState().orders.some((order) => order.key === key && order.owner === currentOwner());

/**
 * Stores an order; the same attempt is stored once. Returns false where storage is forbidden or there are too many
 * already.
 */
export function storeWaitingOrder(order: Omit<WaitingOrder, "owner">): boolean {
  const owner = currentOwner();
  const others = useWaitingOrders.getState().orders.filter(({ key }) => key !== order.key);
  if (others.filter((other) => other.owner === owner).length >= MAX_WAITING) return false;
  try {
    useWaitingOrders.setState({ orders: [...others, { ...order, owner }] });
    return window.localStorage.getItem(NAME)?.includes(order.key) ?? false;
  } catch {
    return false;
  }
}

export function dropWaiting(key: string): void {
  useWaitingOrders.setState(({ orders }) => ({ orders: orders.filter((order) => order.key !== key) }));
}

/** Undoes a deletion, unless the session has changed since. */
export function restoreWaiting(order: WaitingOrder): void {
  if (order.owner !== currentOwner()) return;
  useWaitingOrders.setState(({ orders }) => ({ orders: [...orders, order] }));
}

function guard(): void {
  const session = useSession.getState();
  const before = useWaitingOrders.getState();
  const after = followSession(before, session, readClaims(Date.now()));
  if (session.status === "authenticated") forgetClaims();
  if (after === before) return;
  useWaitingOrders.setState(after);
  const isSilentEnd = session.status === "anonymous" && session.reason !== "signed out";
  if (isSilentEnd && after.orders.length < before.orders.length) toast.error(checkoutTexts.waitingRemoved);
}

if (typeof window !== "undefined") {
  guard();
  useSession.subscribe(guard);
  // Another tab stored, sent or deleted an order.
  window.addEventListener("storage", ({ key }) => {
    if (key === NAME || key === null) useWaitingOrders.reload();
  });
}
