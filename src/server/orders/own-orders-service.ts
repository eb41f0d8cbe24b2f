import { and, eq } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Order, PublicOrder } from "#domain/orders/order.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { readOrders } from "./read-orders.ts";
import { orders } from "./tables.ts";

const MAX_SHOWN = 100;

/** The signed-in customer's own orders, newest first. */
export async function listOwnOrders(ctx: ServiceContext): Promise<Order[]> {
  return readOrders(ctx.db, eq(orders.userId, requireSignedIn(ctx.actor).userId), MAX_SHOWN);
}

/** Another customer's order is reported as not found. */
export async function getOwnOrder(ctx: ServiceContext, id: string): Promise<Order> {
  const { userId } = requireSignedIn(ctx.actor);
  const [order] = await readOrders(ctx.db, and(eq(orders.id, id), eq(orders.userId, userId)), 1);
  if (!order) throw new DomainError("not_found");
  return order;
}

/** Finds an order by its unguessable link, without sign-in. The result contains no personal data. */
export async function findOrderByToken(ctx: ServiceContext, token: string): Promise<PublicOrder | undefined> {
  if (!/^[0-9a-f]{32}$/.test(token)) return undefined;
  const [order] = await readOrders(ctx.db, eq(orders.publicToken, token), 1);
  if (!order) return undefined;
  const { id, publicToken, status, totalCents, createdAt, paidAt, pixCode, items } = order;
  return { id, publicToken, status, totalCents, createdAt, paidAt, pixCode, items };
}
