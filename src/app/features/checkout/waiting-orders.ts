import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type SessionState, useSession } from "#app/features/accounts/session.ts";
import type { CartItem } from "#domain/cart/cart.ts";
import type { DeliveryDraft } from "./delivery-draft.ts";

/** An order that was finished without a net. Only the person sends it. */
export interface WaitingOrder {
  /** The key under which the shop makes it once, however often it is sent. */
  key: string;
  /** The body of the call, to the letter: with another one the key would be refused. */
  request: string;
  items: CartItem[];
  draft: DeliveryDraft;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Who was signed in; nobody else may see or send it. Null while that is not known. */
  owner: string | null;
}

interface WaitingState {
  orders: WaitingOrder[];
}

const NAME = "waiting-orders";
const MOST_WAITING = 5;
/** Nobody wants a shirt any more that they ordered this long ago; and no address should lie about for ever. */
const LIFETIME_MS = 30 * 86_400_000;

export const useWaitingOrders = create<WaitingState>()(
  persist<WaitingState>(() => ({ orders: [] }), {
    name: NAME,
    storage: createJSONStorage(() => (typeof window === "undefined" ? nowhere : window.localStorage)),
    merge: (kept) => ({ orders: readWaiting(kept, Date.now()) }),
  }),
);

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Whatever the browser kept; what is not whole, or too old, is no order. */
export function readWaiting(kept: unknown, nowMs: number): WaitingOrder[] {
  const orders = (kept as Partial<WaitingState> | null)?.orders;
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

/** The same attempt is kept once. False where the browser keeps nothing, or there are too many already. */
export function keepWaiting(order: Omit<WaitingOrder, "owner">): boolean {
  const session = useSession.getState();
  const owner = session.status === "authenticated" ? session.user.id : null;
  const others = useWaitingOrders.getState().orders.filter(({ key }) => key !== order.key);
  if (others.length >= MOST_WAITING) return false;
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

/** What is left when the session says who is here: the next person at this screen gets nobody else's address. */
export function ownWaiting(orders: readonly WaitingOrder[], session: SessionState): readonly WaitingOrder[] {
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
  const own = ownWaiting(orders, session);
  if (own !== orders) useWaitingOrders.setState({ orders: [...own] });
}

if (typeof window !== "undefined") {
  guard(useSession.getState());
  useSession.subscribe(guard);
  // Another tab kept, sent or dropped one.
  window.addEventListener("storage", ({ key }) => {
    if (key === NAME || key === null) void useWaitingOrders.persist.rehydrate();
  });
}
