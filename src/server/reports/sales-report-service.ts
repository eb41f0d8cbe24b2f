import { desc, gt } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { sizes } from "#domain/catalog/sizes.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { fitGrouping, pairBuckets } from "#domain/reports/groupings.ts";
import { comparePeriod, type Period } from "#domain/reports/periods.ts";
import { type SalesQuery, toPeriodChoice } from "#domain/reports/sales-query.ts";
import { type SalesReport, type SalesRow, sumItems } from "#domain/reports/sales-report.ts";
import type { ServiceContext } from "../context/service-context.ts";
import {
  addUp,
  type DaySales,
  readDaySales,
  readTotals,
  type SalesScope,
  sumBySubject,
  toCounted,
} from "./read-sales.ts";
import { listSoldCategories, listSoldProducts } from "./sold-products.ts";

const MAX_PRINTED = 10;

/** The part of the report that depends on the dimension of the query. */
type View = Pick<SalesReport, "totals" | "rows" | "rowsTotal"> &
  Partial<Pick<SalesReport, "grouping" | "printed">>;
type ItemView = Exclude<SalesQuery["by"], "period">;

/** The sales of a period by the requested dimension, with those of the previous period. */
export async function getSalesReport(ctx: ServiceContext, query: SalesQuery): Promise<SalesReport> {
  requirePermission(ctx.actor, "store");
  const compared = comparePeriod(toPeriodChoice(query), dayOf(ctx.now));
  const scope: SalesScope = { ...compared, status: query.status };
  return {
    by: query.by,
    status: query.status,
    grouping: null,
    printed: null,
    ...(query.by === "period"
      ? await byPeriod(ctx, scope, query.grouping)
      : await byItems(ctx, scope, query.by)),
    period: scope.current,
    previousPeriod: scope.previous,
  };
}

const daysWithin = (days: readonly DaySales[], { from, to }: Period) =>
  days.filter(({ day }) => from <= day && day <= to);

async function byPeriod(
  ctx: ServiceContext,
  scope: SalesScope,
  wanted: SalesQuery["grouping"],
): Promise<View> {
  const days = await readDaySales(ctx.db, scope);
  const grouping = fitGrouping(scope.current, wanted);
  const rows = pairBuckets(scope, grouping).map(({ current, previous }) => ({
    key: current.from,
    label: "",
    period: current,
    imageUrl: null,
    inCatalogue: true,
    previousPeriod: previous.from <= previous.to ? previous : null,
    current: addUp(daysWithin(days, current)),
    previous: addUp(daysWithin(days, previous)),
  }));
  const totals = {
    current: addUp(daysWithin(days, scope.current)),
    previous: addUp(daysWithin(days, scope.previous)),
  };
  return { grouping, totals, rows, rowsTotal: totals };
}

async function byItems(ctx: ServiceContext, scope: SalesScope, by: ItemView): Promise<View> {
  const { rows, ...more } = await listItems(ctx, scope, by);
  return { totals: await readTotals(ctx.db, scope), rows, rowsTotal: sumItems(rows), ...more };
}

async function listItems(
  ctx: ServiceContext,
  scope: SalesScope,
  by: ItemView,
): Promise<Pick<SalesReport, "rows"> & Partial<Pick<SalesReport, "printed">>> {
  switch (by) {
    case "product":
      return { rows: await listSoldProducts(ctx.db, scope) };
    case "category":
      return { rows: await listSoldCategories(ctx.db, scope) };
    case "size":
      return { rows: await inFixedOrder(ctx, scope, "size", sizes) };
    case "customization":
      return {
        rows: await inFixedOrder(ctx, scope, "customization", ["with", "without"]),
        printed: {
          names: await mostPrinted(ctx, scope, "name"),
          numbers: await mostPrinted(ctx, scope, "number"),
        },
      };
  }
}

const none = { units: 0, cents: 0, unitsBefore: 0, centsBefore: 0 };

/** Rows in a fixed order, including those without sales. */
async function inFixedOrder(
  ctx: ServiceContext,
  scope: SalesScope,
  dimension: "size" | "customization",
  keys: readonly string[],
): Promise<SalesRow[]> {
  const rows = await ctx.db.select().from(sumBySubject(ctx.db, scope, dimension));
  const sold = new Map(rows.map((row) => [row.subject, row]));
  return keys.map((key) => ({
    key,
    label: key,
    period: null,
    previousPeriod: null,
    imageUrl: null,
    inCatalogue: true,
    ...toCounted(sold.get(key) ?? none),
  }));
}

async function mostPrinted(ctx: ServiceContext, scope: SalesScope, dimension: "name" | "number") {
  const sold = sumBySubject(ctx.db, scope, dimension);
  return ctx.db
    .select({ text: sold.subject, units: sold.units })
    .from(sold)
    .where(gt(sold.units, 0))
    .orderBy(desc(sold.units), desc(sold.cents), sold.subject)
    .limit(MAX_PRINTED);
}
