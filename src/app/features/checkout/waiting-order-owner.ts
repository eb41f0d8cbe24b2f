import { mayKeepCopy } from "#app/features/private-copies/guard-copy.ts";
import type { SessionState } from "#app/features/session/session.ts";

export interface DeviceUser {
  id: string;
  role: string;
}

interface Owned {
  key: string;
  /** The account that finished the order, or null for a visitor without one. */
  owner: string | null;
}

interface Waiting<Order extends Owned> {
  orders: Order[];
  /** The account that was signed in when the session was last known. */
  user: DeviceUser | null;
}

/**
 * The account that uses the device, or null for a visitor. While the session is unknown, as when the page is opened
 * offline, it is the account that was last known.
 */
export function ownerAt(session: SessionState, known: DeviceUser | null): string | null {
  if (session.status === "authenticated") return session.user.id;
  return session.status === "loading" ? (known?.id ?? null) : null;
}

/**
 * The waiting orders after the session has become known: those of an account go with its session or its role, and those
 * of another account are never kept. A visitor's order stays the visitor's, unless the visitor asked in this tab to send
 * it (`claimed`) and signed in for that. Returns `before` itself where nothing changes.
 */
export function followSession<Order extends Owned>(
  before: Waiting<Order>,
  session: SessionState,
  claimed: readonly string[],
): Waiting<Order> {
  if (session.status === "loading") return before;
  const user = session.status === "authenticated" ? { id: session.user.id, role: session.user.role } : null;
  const hasNewRole = user !== null && before.user?.id === user.id && before.user.role !== user.role;
  const orders = before.orders
    .filter(({ owner }) => owner === null || (mayKeepCopy(session, owner) && !hasNewRole))
    .map((order) =>
      user !== null && order.owner === null && claimed.includes(order.key)
        ? { ...order, owner: user.id }
        : order,
    );
  const isSameUser = before.user?.id === user?.id && !hasNewRole;
  const areSameOrders =
    orders.length === before.orders.length && orders.every((order) => before.orders.includes(order));
  return isSameUser && areSameOrders ? before : { orders, user };
}
