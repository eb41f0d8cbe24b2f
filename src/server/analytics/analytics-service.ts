import { requirePermission } from "#domain/accounts/actor.ts";
import type { AnalyticsReport } from "#domain/analytics/analytics-report.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { fitGrouping, listBuckets } from "#domain/reports/groupings.ts";
import { comparePeriod, type PeriodChoice } from "#domain/reports/periods.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { addUpDays, readDayCounts } from "./read-day-counts.ts";
import { readProductInterest, readSearchTerms, readSources } from "./read-details.ts";
import type { VisitCounter } from "./visit-counter.ts";

/** The analytics report of a period, compared with the period before it. */
export async function getAnalytics(
  ctx: ServiceContext,
  choice: PeriodChoice,
  counter: VisitCounter,
): Promise<AnalyticsReport> {
  requirePermission(ctx.actor, "store");
  // This process flushes its counters first, so that the report includes its last few seconds.
  await counter.flush();
  const { db } = ctx;
  const { current, previous } = comparePeriod(choice, dayOf(ctx.now));
  const days = await readDayCounts(db, current);
  const grouping = fitGrouping(current);
  return {
    period: current,
    previousPeriod: previous,
    grouping,
    totals: {
      current: addUpDays(days, current),
      previous: addUpDays(await readDayCounts(db, previous), previous),
    },
    days: listBuckets(current, grouping).map((period) => ({ period, current: addUpDays(days, period) })),
    sources: await readSources(db, current),
    ...(await readProductInterest(db, current)),
    searches: await readSearchTerms(db, current, "search"),
    emptySearches: await readSearchTerms(db, current, "search_empty"),
  };
}
