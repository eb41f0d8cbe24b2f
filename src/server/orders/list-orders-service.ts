import { and, desc, eq, inArray, isNotNull, isNull, sql, sum } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { ORDERS_PER_PAGE, type OrderFilter, type OrderSort } from "#domain/orders/order-filter.ts";
import { MAX_ON_SHEET } from "#domain/orders/production-sheet.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { countAround, countUpTo } from "../db/count-up-to.ts";
import type { Keyset } from "../db/keyset.ts";
import { pageSearched } from "../db/searched-list.ts";
import { salesDays } from "../sales-rollups/views.ts";
import { countFiltered } from "./count-orders.ts";
import { countLate } from "./fulfilment/count-steps.ts";
import { fulfilmentColumns, type RowFulfilment, rowFulfilment } from "./fulfilment/fulfilment-columns.ts";
import { describeOrders } from "./order-condition.ts";
import { paymentMeans, type ReadMeans } from "./payments/payment-means.ts";
import { readOrders } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

const MAX_UNOPENED_SHOWN = 20;

/** The columns of the back-office's list of orders. */
export const rowColumns = {
  id: orders.id,
  publicToken: orders.publicToken,
  customer: orders.customer,
  customerWhatsapp: orders.customerWhatsapp,
  totalCents: orders.totalCents,
  pixCents: orders.pixCents,
  createdAt: orders.createdAt,
  openedAt: orders.openedAt,
  paidAt: orders.paidAt,
  paymentMark: orders.paymentMark,
  hasStaffNotes: sql<boolean>`${orders.staffNotes} is not null`,
  means: paymentMeans,
  ...fulfilmentColumns,
  fulfilment: rowFulfilment,
};

type Computed = "hasStaffNotes" | "means" | "fulfilment";

export type OrderRow = Pick<typeof orders.$inferSelect, Exclude<keyof typeof rowColumns, Computed>> & {
  hasStaffNotes: boolean;
  means: ReadMeans;
  /** Null in a shop that does not use steps. */
  fulfilment: RowFulfilment | null;
};

const sortColumns = {
  date: { by: orders.createdAt, type: "instant" },
  customer: { by: orders.customerPlain, type: "text" },
  total: { by: orders.totalCents, type: "number" },
} as const;

export function keysetOf(sort: OrderSort): Keyset {
  const column = sortColumns[sort.replace("-", "") as keyof typeof sortColumns];
  return { ...column, id: orders.id, direction: sort.startsWith("-") ? "desc" : "asc" };
}

export async function listOrders(
  ctx: ServiceContext,
  filter: OrderFilter,
  cursor?: string,
): Promise<KeysetPage<OrderRow>> {
  requirePermission(ctx.actor, "orders");
  const list = await describeOrders(ctx.db, filter);
  const options = { cursor, size: ORDERS_PER_PAGE };
  const { probe, ...page } = await pageSearched(ctx.db, list, keysetOf(filter.sort), options, (clauses) =>
    ctx.db
      .select({ ...rowColumns, sortKey: clauses.sortKey })
      .from(clauses.from)
      .where(clauses.where)
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
  return { ...page, ...(await countAround(page, () => countFiltered(ctx.db, filter, list, probe))) };
}

interface SalesSummary {
  totalCents: number;
  orders: number;
  /** How many orders have a mark of a payment provider. */
  marked: number;
  /** How many pending orders are past their promise; null in a shop that does not use steps. */
  late: number | null;
}

/** Sums the completed orders of all time. */
export async function summarizeSales(ctx: ServiceContext): Promise<SalesSummary> {
  requirePermission(ctx.actor, "orders");
  const [row] = await ctx.db
    .select({
      totalCents: sum(salesDays.totalCents).mapWith(Number),
      orders: sum(salesDays.orders).mapWith(Number),
    })
    .from(salesDays)
    .where(eq(salesDays.status, "completed"));
  const marked = await ctx.db.$count(orders, and(isNotNull(orders.paymentMark), isLive(orders)));
  return {
    totalCents: row?.totalCents ?? 0,
    orders: row?.orders ?? 0,
    marked,
    late: await countLate(ctx.db),
  };
}

/** The number of orders that no administrator has opened yet, and the newest of them. */
export async function listUnopened(ctx: ServiceContext): Promise<{ count: number; orders: OrderRow[] }> {
  requirePermission(ctx.actor, "orders");
  const unopened = and(isNull(orders.openedAt), isLive(orders));
  const { total } = await countUpTo(ctx.db, orders, unopened);
  const newest = await ctx.db
    .select(rowColumns)
    .from(orders)
    .where(unopened)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_UNOPENED_SHOWN);
  return { count: total, orders: newest };
}

/** Orders with their items, for the production sheet. */
export async function listForProduction(ctx: ServiceContext, ids: readonly string[]) {
  requirePermission(ctx.actor, "orders");
  return readOrders(ctx.db, inArray(orders.id, [...ids]), MAX_ON_SHEET);
}
