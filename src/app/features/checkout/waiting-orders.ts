import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type SessionState, useSession } from "#app/features/session/session.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import type { DeliveryDraft } from "./delivery-draft.ts";

/** An order that was finished offline and is stored on this device. It is sent only when the person asks for it. */
export interface WaitingOrder {
  /** The idempotency key: the server creates the order once, however often it is sent. */
  key: string;
  /** The exact request body: the server refuses another body with the same key. */
  request: string;
  items: CartItem[];
  draft: DeliveryDraft;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** The user who was signed in; no other user may see or send it. Null while that is unknown. */
  owner: string | null;
}

interface WaitingState {
  orders: WaitingOrder[];
}

const NAME = "waiting-orders";
const MAX_WAITING = 5;
/** An order this old is no longer wanted, and a stored address should not stay for ever. */
const LIFETIME_MS = 30 * 86_400_000;

export const useWaitingOrders = create<WaitingState>()(
  persist<WaitingState>(() => ({ orders: [] }), {
    name: NAME,
    storage: createJSONStorage(() => (typeof window === "undefined" ? nowhere : window.localStorage)),
    merge: (stored) => ({ orders: parseWaitingOrders(stored, Date.now()) }),
  }),
);

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Parses the stored orders; incomplete or expired ones are dropped. */
export function parseWaitingOrders(stored: unknown, nowMs: number): WaitingOrder[] {
  const orders = (stored as Partial<WaitingState> | null)?.orders;
  if (!Array.isArray(orders)) return [];
  return orders.filter((order) => isWhole(order) && nowMs - order.keptAt < LIFETIME_MS);
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

/**
 * Stores an order; the same attempt is stored once. Returns false where storage is forbidden or there are too many
 * already.
 */
export function storeWaitingOrder(order: Omit<WaitingOrder, "owner">): boolean {
  const session = useSession.getState();
  const owner = session.status === "authenticated" ? session.user.id : null;
  const others = useWaitingOrders.getState().orders.filter(({ key }) => key !== order.key);
  if (others.length >= MAX_WAITING) return false;
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

export function restoreWaiting(order: WaitingOrder): void {
  useWaitingOrders.setState(({ orders }) => ({ orders: [...orders, order] }));
}

/**
 * Returns the orders that the session's user may see: the next person at this screen must not see another's address.
 */
export function ownWaitingOrders(
  orders: readonly WaitingOrder[],
  session: SessionState,
): readonly WaitingOrder[] {
  if (session.status === "authenticated") {
    const { id } = session.user;
    const own = orders.filter(({ owner }) => owner === null || owner === id);
    const isSame = own.length === orders.length && own.every(({ owner }) => owner === id);
    return isSame ? orders : own.map((order) => ({ ...order, owner: id }));
  }
  if (session.status === "anonymous" && session.reason === "signed out") {
    return orders.some(({ owner }) => owner !== null) ? orders.filter(({ owner }) => owner === null) : orders;
  }
  return orders;
}

function guard(session: SessionState): void {
  const { orders } = useWaitingOrders.getState();
  const own = ownWaitingOrders(orders, session);
  if (own !== orders) useWaitingOrders.setState({ orders: [...own] });
}

if (typeof window !== "undefined") {
  guard(useSession.getState());
  useSession.subscribe(guard);
  // Another tab stored, sent or deleted an order.
  window.addEventListener("storage", ({ key }) => {
    if (key === NAME || key === null) void useWaitingOrders.persist.rehydrate();
  });
}
