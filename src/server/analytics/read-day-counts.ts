import { and, between, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { VisitSums } from "#domain/analytics/analytics-report.ts";
import type { CountedKind } from "#domain/analytics/counters.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { Period } from "#domain/reports/periods.ts";
import type { DbOrTx } from "../db/client.ts";
import { isLive, orders } from "../orders/tables.ts";
import { salesDays } from "../sales-rollups/views.ts";
import { analyticsDays } from "./tables.ts";

interface DayCount {
  day: string;
  name: keyof VisitSums;
  count: number;
}

/**
 * Maps the reported kinds to the fields of the report. Orders are not among them: they are counted from the orders
 * table.
 */
const nameOfKind = {
  visit: "visits",
  viewer: "viewers",
  view: "views",
  search: "searches",
  search_empty: "emptySearches",
  cart: "carts",
  checkout: "checkouts",
} as const satisfies Partial<Record<CountedKind, keyof VisitSums>>;

export async function readDayCounts(db: DbOrTx, period: Period): Promise<DayCount[]> {
  const kinds = Object.keys(nameOfKind) as (keyof typeof nameOfKind)[];
  const rows = await db
    .select({ day: analyticsDays.day, kind: analyticsDays.kind, count: analyticsDays.count })
    .from(analyticsDays)
    .where(
      and(
        inArray(analyticsDays.kind, kinds),
        eq(analyticsDays.dimension, ""),
        between(analyticsDays.day, period.from, period.to),
      ),
    );
  const counts = rows.map(({ day, kind, count }) => ({
    day,
    count,
    name: nameOfKind[kind as keyof typeof nameOfKind],
  }));
  return [...counts, ...(await countOrders(db, period))];
}

/** Reads the orders of each day from the daily sales rollup and subtracts the few that the shop typed in itself. */
async function countOrders(db: DbOrTx, { from, to }: Period): Promise<DayCount[]> {
  const placed = await db
    .select({ day: salesDays.day, count: salesDays.orders })
    .from(salesDays)
    .where(between(salesDays.day, from, to));
  const startOf = (day: string) => sql`${day}::timestamp at time zone 'America/Sao_Paulo'`;
  const typedIn = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        isNotNull(orders.createdBy),
        isLive(orders),
        sql`${orders.createdAt} >= ${startOf(from)}`,
        sql`${orders.createdAt} < ${startOf(to)} + interval '1 day'`,
      ),
    );
  return [
    ...placed.map((row) => ({ ...row, name: "orders" as const })),
    ...typedIn.map(({ createdAt }) => ({ day: dayOf(createdAt), name: "orders" as const, count: -1 })),
  ];
}

export function addUpDays(counts: readonly DayCount[], { from, to }: Period): VisitSums {
  const sums = {
    visits: 0,
    viewers: 0,
    views: 0,
    searches: 0,
    emptySearches: 0,
    carts: 0,
    checkouts: 0,
    orders: 0,
  };
  for (const { day, name, count } of counts) if (from <= day && day <= to) sums[name] += count;
  return sums;
}
