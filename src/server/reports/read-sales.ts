import { type AnyColumn, and, between, eq, or, type SQL, sql } from "drizzle-orm";
import type { ComparedPeriod, Period } from "#domain/reports/periods.ts";
import type { ReportStatus } from "#domain/reports/sales-query.ts";
import type { ComparedSums, SalesSums } from "#domain/reports/sales-report.ts";
import { splitMonths } from "#domain/reports/whole-months.ts";
import type { DbOrTx } from "../db/client.ts";
import type { foldedItemSalesDays, foldedItemSalesMonths } from "../sales-rollups/tables.ts";
import { itemSalesDays, itemSalesMonths, salesDays } from "../sales-rollups/views.ts";

/** The two periods of a report, and the status of the orders that count. */
export interface SalesScope extends ComparedPeriod {
  status: ReportStatus;
}

export const ofStatus = (table: { status: AnyColumn }, status: ReportStatus): SQL | undefined =>
  status === "all" ? undefined : eq(table.status, status);

function inScope(table: { day: AnyColumn; status: AnyColumn }, scope: SalesScope): SQL | undefined {
  const isIn = ({ from, to }: Period) => between(table.day, from, to);
  return and(or(isIn(scope.current), isIn(scope.previous)), ofStatus(table, scope.status));
}

type Dimension = (typeof itemSalesDays.dimension.enumValues)[number];

interface ItemSales {
  days: typeof itemSalesDays | typeof foldedItemSalesDays;
  months: typeof itemSalesMonths | typeof foldedItemSalesMonths;
}

/** A subquery with the units and totals of both periods per subject of one dimension, to be sorted, limited or joined. */
export function sumBySubject(
  db: DbOrTx,
  scope: SalesScope,
  dimension: Dimension,
  sales: ItemSales = { days: itemSalesDays, months: itemSalesMonths },
) {
  const pieces = [
    ...readPieces(sales, scope.current, sql`true`, dimension, scope.status),
    ...readPieces(sales, scope.previous, sql`false`, dimension, scope.status),
  ];
  const subject = sql<string>`subject`;
  const sumOf = (column: SQL, isCurrent: SQL) =>
    sql`coalesce(sum(${column}) filter (where is_current = ${isCurrent}), 0)`.mapWith(Number);
  return db
    .select({
      subject: subject.as("subject"),
      units: sumOf(sql`piece.units`, sql`true`).as("units"),
      cents: sumOf(sql`piece.total_cents`, sql`true`).as("cents"),
      unitsBefore: sumOf(sql`piece.units`, sql`false`).as("units_before"),
      centsBefore: sumOf(sql`piece.total_cents`, sql`false`).as("cents_before"),
    })
    .from(sql`(${sql.join(pieces, sql` union all `)}) as piece`)
    .groupBy(subject)
    .as("sold");
}

/** Reads whole months from the monthly rollup and the remaining days from the daily one. */
function readPieces(
  sales: ItemSales,
  period: Period,
  isCurrent: SQL,
  dimension: Dimension,
  status: ReportStatus,
): SQL[] {
  const { months, days } = splitMonths(period);
  const read = (table: ItemSales["days"] | ItemSales["months"], within: SQL) => sql`
    select ${table.subject} as subject, ${isCurrent} as is_current, ${table.units} as units,
      ${table.totalCents} as total_cents
    from ${table}
    where ${and(eq(table.dimension, dimension), within, ofStatus(table, status))}`;
  return [
    ...days.map(({ from, to }) => read(sales.days, between(sales.days.day, from, to))),
    ...(months ? [read(sales.months, between(sales.months.month, months.from, months.to))] : []),
  ];
}

export interface SoldSums {
  units: number;
  cents: number;
  unitsBefore: number;
  centsBefore: number;
}

const ofItems = { orders: null, deliveryCents: null, discountCents: null };

/** The number of orders is null, because one order may contain several items. */
export const toCounted = (sums: SoldSums): ComparedSums => ({
  current: { ...ofItems, units: sums.units, totalCents: sums.cents },
  previous: { ...ofItems, units: sums.unitsBefore, totalCents: sums.centsBefore },
});

export interface SubjectSums extends SoldSums {
  subject: string;
}

/** The units and totals of each subject of a dimension that has few of them. */
export const readBySubject = (
  db: DbOrTx,
  scope: SalesScope,
  dimension: "size" | "customization",
): Promise<SubjectSums[]> => db.select().from(sumBySubject(db, scope, dimension));

export function addUpSold(parts: readonly SoldSums[]): SoldSums {
  const sumOf = (pick: (sums: SoldSums) => number) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    units: sumOf(({ units }) => units),
    cents: sumOf(({ cents }) => cents),
    unitsBefore: sumOf(({ unitsBefore }) => unitsBefore),
    centsBefore: sumOf(({ centsBefore }) => centsBefore),
  };
}

const noOrders = { orders: 0, totalCents: 0, deliveryCents: 0, discountCents: 0 };

/** The totals of both periods, whose units are those of `items`. */
export async function readTotals(db: DbOrTx, scope: SalesScope, items: SoldSums): Promise<ComparedSums> {
  const sumOf = (column: AnyColumn, { from, to }: Period) =>
    sql`coalesce(sum(${column}) filter (where ${between(salesDays.day, from, to)}), 0)`.mapWith(Number);
  const sumsOf = (period: Period) => ({
    orders: sumOf(salesDays.orders, period),
    totalCents: sumOf(salesDays.totalCents, period),
    deliveryCents: sumOf(salesDays.deliveryCents, period),
    discountCents: sumOf(salesDays.discountCents, period),
  });
  const [placed] = await db
    .select({ current: sumsOf(scope.current), previous: sumsOf(scope.previous) })
    .from(salesDays)
    .where(inScope(salesDays, scope));
  return {
    current: { ...(placed?.current ?? noOrders), units: items.units },
    previous: { ...(placed?.previous ?? noOrders), units: items.unitsBefore },
  };
}

/** The sales of each day: orders come from the order rollup, units from the item rollup. */
export async function readDaySales(db: DbOrTx, scope: SalesScope) {
  const orders = await db
    .select({
      day: salesDays.day,
      orders: sql`sum(${salesDays.orders})`.mapWith(Number),
      totalCents: sql`sum(${salesDays.totalCents})`.mapWith(Number),
      deliveryCents: sql`sum(${salesDays.deliveryCents})`.mapWith(Number),
      discountCents: sql`sum(${salesDays.discountCents})`.mapWith(Number),
    })
    .from(salesDays)
    .where(inScope(salesDays, scope))
    .groupBy(salesDays.day);
  const units = await db
    .select({ day: itemSalesDays.day, units: sql`sum(${itemSalesDays.units})`.mapWith(Number) })
    .from(itemSalesDays)
    .where(and(eq(itemSalesDays.dimension, "size"), inScope(itemSalesDays, scope)))
    .groupBy(itemSalesDays.day);
  return [...orders.map((row) => ({ ...row, units: 0 })), ...units.map((row) => ({ ...row, ...noOrders }))];
}

export type DaySales = Awaited<ReturnType<typeof readDaySales>>[number];

export function addUp(days: readonly DaySales[]): SalesSums {
  const sum = (pick: (day: DaySales) => number) => days.reduce((total, day) => total + pick(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    totalCents: sum(({ totalCents }) => totalCents),
    deliveryCents: sum(({ deliveryCents }) => deliveryCents),
    discountCents: sum(({ discountCents }) => discountCents),
  };
}
