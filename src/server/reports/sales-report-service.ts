import { assertAdministrator } from "#domain/accounts/actor.ts";
import { sizes } from "#domain/catalog/sizes.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { fitGrouping, pairBuckets } from "#domain/reports/groupings.ts";
import { comparePeriod, type Period } from "#domain/reports/periods.ts";
import { type SalesQuery, toPeriodChoice } from "#domain/reports/sales-query.ts";
import type { SalesReport, SalesRow, SalesSums } from "#domain/reports/sales-report.ts";
import type { ServiceContext } from "../service-context.ts";
import { nameSubjects } from "./name-subjects.ts";
import { addUp, type DaySales, readDaySales, readItemSales, type SalesScope } from "./read-sales.ts";

const MOST_PRINTED = 10;

type Part = Pick<SalesReport, "rows"> & Partial<Pick<SalesReport, "grouping" | "printed">>;

/** The sales of a period by whatever they are looked at, beside those of the period before. */
export async function getSalesReport(ctx: ServiceContext, query: SalesQuery): Promise<SalesReport> {
  assertAdministrator(ctx.actor);
  const compared = comparePeriod(toPeriodChoice(query), dayOf(ctx.now));
  const scope: SalesScope = { ...compared, status: query.status };
  const days = await readDaySales(ctx.db, scope);
  const part =
    query.by === "period" ? byPeriod(scope, days, query.grouping) : await byItems(ctx, scope, query.by);
  return {
    by: query.by,
    status: query.status,
    grouping: null,
    printed: null,
    ...part,
    period: scope.current,
    previous_period: scope.previous,
    totals: {
      current: addUp(daysWithin(days, scope.current)),
      previous: addUp(daysWithin(days, scope.previous)),
    },
  };
}

const daysWithin = (days: readonly DaySales[], { from, to }: Period) =>
  days.filter(({ day }) => from <= day && day <= to);

function byPeriod(scope: SalesScope, days: readonly DaySales[], wanted: SalesQuery["grouping"]): Part {
  const grouping = fitGrouping(scope.current, wanted);
  const rows = pairBuckets(scope, grouping).map(({ current, previous }) => ({
    ...{ key: current.from, label: "", period: current, image_url: null, in_catalogue: true },
    previous_period: previous.from <= previous.to ? previous : null,
    current: addUp(daysWithin(days, current)),
    previous: addUp(daysWithin(days, previous)),
  }));
  return { grouping, rows };
}

async function byItems(
  ctx: ServiceContext,
  scope: SalesScope,
  by: Exclude<SalesQuery["by"], "period">,
): Promise<Part> {
  switch (by) {
    case "product":
    case "category":
      return { rows: await nameSubjects(ctx.db, await readItemSales(ctx.db, scope, "product"), by) };
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

const none: SalesSums = { orders: null, units: 0, total_amount: 0 };

/** Few and always the same: those of which nothing was sold are shown, too. */
async function inFixedOrder(
  ctx: ServiceContext,
  scope: SalesScope,
  dimension: "size" | "customization",
  keys: readonly string[],
): Promise<SalesRow[]> {
  const sold = new Map((await readItemSales(ctx.db, scope, dimension)).map((row) => [row.subject, row]));
  return keys.map((key) => ({
    ...{ key, label: key, period: null, previous_period: null, image_url: null, in_catalogue: true },
    current: sold.get(key)?.current ?? none,
    previous: sold.get(key)?.previous ?? none,
  }));
}

async function mostPrinted(ctx: ServiceContext, scope: SalesScope, dimension: "name" | "number") {
  const sold = await readItemSales(ctx.db, scope, dimension);
  return sold
    .map(({ subject, current }) => ({ text: subject, units: current.units }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units)
    .slice(0, MOST_PRINTED);
}
