import { and, eq, sql } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { OrderFulfilment } from "#domain/fulfilment/order-fulfilment.ts";
import type { Order, PublicOrder } from "#domain/orders/order.ts";
import { OWN_ORDERS_PER_PAGE } from "#domain/orders/own-orders.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { readOrders } from "./read-orders.ts";
import { orders } from "./tables.ts";

/** The signed-in customer's own orders, newest first; with `before`, those that follow that order of theirs. */
export async function listOwnOrders(ctx: ServiceContext, before?: string): Promise<Order[]> {
  const { userId } = requireSignedIn(ctx.actor);
  const isOwn = eq(orders.userId, userId);
  const follows =
    before &&
    sql`(${orders.createdAt}, ${orders.id}) < (
      select last.created_at, last.id from ${orders} last where last.id = ${before} and last.user_id = ${userId})`;
  return readOrders(ctx.db, follows ? and(isOwn, follows) : isOwn, OWN_ORDERS_PER_PAGE);
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
  const { id, publicToken, status, totalCents, discountCents, discounts, pixCents } = order;
  const { delivery, createdAt, paidAt, paymentMark, pixCode, payment, items, fulfilment } = order;
  const price = { totalCents, discountCents, discounts, pixCents, delivery };
  const paid = { paidAt, paymentMark, pixCode, ...(payment && { payment }) };
  return {
    id,
    publicToken,
    status,
    ...price,
    createdAt,
    ...paid,
    items,
    ...(fulfilment && { fulfilment: followed(fulfilment) }),
  };
}

/** Whom the shop has told is its own business. */
const followed = ({ records, ...fulfilment }: OrderFulfilment): OrderFulfilment => ({
  ...fulfilment,
  records: records.map(({ step, reachedAt }) => ({ step, reachedAt, mailedAt: null, messagedAt: null })),
});
