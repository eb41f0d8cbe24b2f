import { centsToReais } from "#domain/money.ts";
import type { ComparedPeriod, Period } from "#domain/reports/periods.ts";
import type { ReportStatus } from "#domain/reports/sales-query.ts";
import type { SalesSums } from "#domain/reports/sales-report.ts";
import type { DbOrTx } from "../db/client.ts";
import { type AnyColumn, and, between, eq, or, type SQL, sql } from "../db/sql.ts";
import { salesDays } from "../order-statistics/tables.ts";
import { itemSalesDays } from "./tables.ts";

/** What a report is about: two periods, and which orders count. */
export interface SalesScope extends ComparedPeriod {
  status: ReportStatus;
}

interface Counted {
  current: SalesSums;
  previous: SalesSums;
}

const within = (day: AnyColumn, { from, to }: Period): SQL => between(day, from, to);

export function inScope(table: { day: AnyColumn; status: AnyColumn }, scope: SalesScope): SQL | undefined {
  return and(
    or(within(table.day, scope.current), within(table.day, scope.previous)),
    scope.status === "all" ? undefined : eq(table.status, scope.status),
  );
}

/** A sum over each of the two periods, for one select. */
export function sumBoth(column: AnyColumn, day: AnyColumn, scope: SalesScope) {
  const sumOf = (period: Period) =>
    sql<number>`coalesce(sum(${column}) filter (where ${within(day, period)}), 0)`.mapWith(Number);
  return { current: sumOf(scope.current), previous: sumOf(scope.previous) };
}

/** Units and totals of one way to look at the items, by subject; best first. */
export async function readItemSales(
  db: DbOrTx,
  scope: SalesScope,
  dimension: (typeof itemSalesDays.dimension.enumValues)[number],
) {
  const units = sumBoth(itemSalesDays.units, itemSalesDays.day, scope);
  const cents = sumBoth(itemSalesDays.totalCents, itemSalesDays.day, scope);
  const rows = await db
    .select({ subject: itemSalesDays.subject, units, cents })
    .from(itemSalesDays)
    .where(and(eq(itemSalesDays.dimension, dimension), inScope(itemSalesDays, scope)))
    .groupBy(itemSalesDays.subject)
    .orderBy(sql`${cents.current} desc`, sql`${cents.previous} desc`, itemSalesDays.subject);
  return rows.map((row) => ({ subject: row.subject, ...toCounted(row) }));
}

/** The same for each day: orders from the days' own sums, units from those of the items. */
export async function readDaySales(db: DbOrTx, scope: SalesScope) {
  const orders = await db
    .select({
      day: salesDays.day,
      orders: sql`sum(${salesDays.orders})`.mapWith(Number),
      cents: sql`sum(${salesDays.totalCents})`.mapWith(Number),
    })
    .from(salesDays)
    .where(inScope(salesDays, scope))
    .groupBy(salesDays.day);
  const units = await db
    .select({ day: itemSalesDays.day, units: sql`sum(${itemSalesDays.units})`.mapWith(Number) })
    .from(itemSalesDays)
    .where(and(eq(itemSalesDays.dimension, "size"), inScope(itemSalesDays, scope)))
    .groupBy(itemSalesDays.day);
  return [
    ...orders.map((row) => ({ ...row, units: 0 })),
    ...units.map((row) => ({ ...row, orders: 0, cents: 0 })),
  ];
}

export type DaySales = Awaited<ReturnType<typeof readDaySales>>[number];

export function addUp(days: readonly DaySales[]): SalesSums {
  const sum = (pick: (day: DaySales) => number) => days.reduce((total, day) => total + pick(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    total_amount: centsToReais(sum(({ cents }) => cents)),
  };
}

const toCounted = (row: {
  units: { current: number; previous: number };
  cents: { current: number; previous: number };
}): Counted => ({
  current: { orders: null, units: row.units.current, total_amount: centsToReais(row.cents.current) },
  previous: { orders: null, units: row.units.previous, total_amount: centsToReais(row.cents.previous) },
});
