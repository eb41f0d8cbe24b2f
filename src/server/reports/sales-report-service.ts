import { desc, gt } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { fitGrouping, pairBuckets } from "#domain/reports/groupings.ts";
import { comparePeriod, type Period } from "#domain/reports/periods.ts";
import { type SalesQuery, toPeriodChoice } from "#domain/reports/sales-query.ts";
import { type SalesReport, type SalesRow, sumItems } from "#domain/reports/sales-report.ts";
import { compareSizes } from "#domain/sizes/rank-size.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import {
  addUp,
  addUpSold,
  type DaySales,
  readBySubject,
  readDaySales,
  readTotals,
  type SalesScope,
  type SubjectSums,
  sumBySubject,
  toCounted,
} from "./read-sales.ts";
import { prepareRanking } from "./sales-rankings.ts";
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
  const rankingId = query.by === "product" ? await prepareRanking(ctx.db, scope, ctx.now) : "";
  // All parts of a report are read from one snapshot, so that the rows add up to the totals.
  const view = await ctx.db.transaction(
    (tx) =>
      query.by === "period" ? byPeriod(tx, scope, query.grouping) : byItems(tx, scope, query.by, rankingId),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return {
    by: query.by,
    status: query.status,
    grouping: null,
    printed: null,
    ...view,
    period: scope.current,
    previousPeriod: scope.previous,
  };
}

const daysWithin = (days: readonly DaySales[], { from, to }: Period) =>
  days.filter(({ day }) => from <= day && day <= to);

async function byPeriod(db: DbOrTx, scope: SalesScope, wanted: SalesQuery["grouping"]): Promise<View> {
  const days = await readDaySales(db, scope);
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

async function byItems(db: DbOrTx, scope: SalesScope, by: ItemView, rankingId: string): Promise<View> {
  // Every item has a size, so the sizes add up to all items.
  const bySize = await readBySubject(db, scope, "size");
  const { rows, ...more } = await listItems(db, scope, by, rankingId, bySize);
  const totals = await readTotals(db, scope, addUpSold(bySize));
  return { totals, rows, rowsTotal: sumItems(rows), ...more };
}

async function listItems(
  db: DbOrTx,
  scope: SalesScope,
  by: ItemView,
  rankingId: string,
  bySize: readonly SubjectSums[],
): Promise<Pick<SalesReport, "rows"> & Partial<Pick<SalesReport, "printed">>> {
  switch (by) {
    case "product":
      return { rows: await listSoldProducts(db, rankingId, scope, addUpSold(bySize)) };
    case "category":
      return { rows: await listSoldCategories(db, scope) };
    case "size":
      return { rows: inFixedOrder(bySize, listSizes(bySize)) };
    case "customization":
      return {
        rows: inFixedOrder(await readBySubject(db, scope, "customization"), ["with", "without"]),
        printed: {
          names: await mostPrinted(db, scope, "name"),
          numbers: await mostPrinted(db, scope, "number"),
        },
      };
  }
}

/** The standard sizes and those that were sold besides, from small to large. */
function listSizes(sold: readonly SubjectSums[]): string[] {
  const labels = [...standardLabels, ...sold.map(({ subject }) => subject)];
  return [...new Set(labels)].sort(compareSizes);
}

const none = { units: 0, cents: 0, unitsBefore: 0, centsBefore: 0 };

/** Rows in a fixed order, including those without sales. */
function inFixedOrder(rows: readonly SubjectSums[], keys: readonly string[]): SalesRow[] {
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

async function mostPrinted(db: DbOrTx, scope: SalesScope, dimension: "name" | "number") {
  const sold = sumBySubject(db, scope, dimension);
  return db
    .select({ text: sold.subject, units: sold.units })
    .from(sold)
    .where(gt(sold.units, 0))
    .orderBy(desc(sold.units), desc(sold.cents), sold.subject)
    .limit(MAX_PRINTED);
}
