import { and, eq, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { CUSTOMER_ORDERS_PER_PAGE } from "#domain/customers/customer-filter.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { pageByKeyset } from "../db/keyset.ts";
import { isLive, orderItems, orders } from "../orders/tables.ts";
import { getListedCustomer } from "./find-customer.ts";

export interface CustomerOrder {
  id: string;
  status: string;
  totalCents: number;
  createdAt: Date;
  units: number;
  /** The names of the bought products, each once. */
  names: string[];
}

/** A customer's orders, newest first. */
export async function listCustomerOrders(
  ctx: ServiceContext,
  id: string,
  cursor?: string,
): Promise<KeysetPage<CustomerOrder>> {
  requirePermission(ctx.actor, "customers");
  const customer = await getListedCustomer(ctx.db, id);
  // The id of an account without orders is a UUID, which no order has as its number.
  const mine = and(eq(orders.customerWhatsapp, customer.id), isLive(orders));
  const page = await pageByKeyset(
    { by: orders.createdAt, type: "instant", id: orders.id, direction: "desc" },
    { cursor, size: CUSTOMER_ORDERS_PER_PAGE },
    ({ where, orderBy, limit, sortKey }) =>
      ctx.db
        .select({
          id: orders.id,
          status: orders.status,
          totalCents: orders.totalCents,
          createdAt: orders.createdAt,
          sortKey,
        })
        .from(orders)
        .where(and(mine, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const items = await readItems(
    ctx,
    page.rows.map((order) => order.id),
  );
  return {
    ...page,
    rows: page.rows.map((order) => ({ ...order, units: 0, names: [], ...items.get(order.id) })),
    total: customer.orders,
    isTotalExact: true,
  };
}

async function readItems({ db }: ServiceContext, orderIds: string[]) {
  const rows = await db
    .select({
      orderId: orderItems.orderId,
      units: sql<number>`sum(${orderItems.quantity})::int`,
      names: sql<string[]>`array_agg(distinct ${orderItems.name})`,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .groupBy(orderItems.orderId);
  return new Map(rows.map(({ orderId, ...items }) => [orderId, items]));
}
