import { assertAdministrator } from "#domain/accounts/actor.ts";
import { ORDERS_PER_PAGE, type OrderFilter, type OrderSort } from "#domain/orders/order-filter.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { PixAccount } from "#domain/settings/pix.ts";
import { countAround, countUpTo } from "../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../db/keyset.ts";
import { and, desc, eq, inArray, isNull, sum } from "../db/sql.ts";
import { salesDays } from "../order-statistics/tables.ts";
import type { ServiceContext } from "../service-context.ts";
import { countFiltered } from "./count-orders.ts";
import { orderCondition } from "./order-condition.ts";
import { pixAccount } from "./pix-account.ts";
import { readOrders } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

const MOST_UNOPENED_SHOWN = 20;
export const MOST_ON_SHEET = 100;

/** What a row of the back-office's list shows. */
export const rowColumns = {
  id: orders.id,
  publicToken: orders.publicToken,
  customer: orders.customer,
  customerWhatsapp: orders.customerWhatsapp,
  totalCents: orders.totalCents,
  status: orders.status,
  createdAt: orders.createdAt,
  openedAt: orders.openedAt,
  paidAt: orders.paidAt,
  pixAccount,
};

export type OrderRow = Pick<typeof orders.$inferSelect, Exclude<keyof typeof rowColumns, "pixAccount">> & {
  pixAccount: PixAccount | null;
};

const places = {
  date: { by: orders.createdAt, type: "instant" },
  customer: { by: orders.customerPlain, type: "text" },
  total: { by: orders.totalCents, type: "number" },
} as const;

export function keysetOf(sort: OrderSort): Keyset {
  const place = places[sort.replace("-", "") as keyof typeof places];
  return { ...place, id: orders.id, direction: sort.startsWith("-") ? "desc" : "asc" };
}

export async function listOrders(
  ctx: ServiceContext,
  filter: OrderFilter,
  cursor?: string,
): Promise<KeysetPage<OrderRow>> {
  assertAdministrator(ctx.actor);
  const condition = await orderCondition(ctx.db, filter);
  const page = await pageByKeyset(keysetOf(filter.sort), { cursor, size: ORDERS_PER_PAGE }, (clauses) =>
    ctx.db
      .select({ ...rowColumns, mark: clauses.mark })
      .from(orders)
      .where(and(condition, clauses.where))
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
  return { ...page, ...(await countAround(page, () => countFiltered(ctx.db, filter, condition))) };
}

/** What was sold: completed orders of all time. */
export async function summarizeSales(ctx: ServiceContext): Promise<{ totalCents: number; orders: number }> {
  assertAdministrator(ctx.actor);
  const [row] = await ctx.db
    .select({
      totalCents: sum(salesDays.totalCents).mapWith(Number),
      orders: sum(salesDays.orders).mapWith(Number),
    })
    .from(salesDays)
    .where(eq(salesDays.status, "completed"));
  return { totalCents: row?.totalCents ?? 0, orders: row?.orders ?? 0 };
}

/** Those that no administrator has looked at: how many, and the newest of them. */
export async function listUnopened(ctx: ServiceContext): Promise<{ count: number; orders: OrderRow[] }> {
  assertAdministrator(ctx.actor);
  const unopened = and(isNull(orders.openedAt), isLive(orders));
  const { total } = await countUpTo(ctx.db, orders, unopened);
  const newest = await ctx.db
    .select(rowColumns)
    .from(orders)
    .where(unopened)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_UNOPENED_SHOWN);
  return { count: total, orders: newest };
}

/** With their items, for the sheet that goes to whoever makes the shirts. */
export async function listForProduction(ctx: ServiceContext, ids: readonly string[]) {
  assertAdministrator(ctx.actor);
  return readOrders(ctx.db, inArray(orders.id, [...ids]), MOST_ON_SHEET);
}
