import { requirePermission } from "#domain/accounts/actor.ts";
import { sumHistogram, summarizeVital } from "#domain/analytics/vital-histogram.ts";
import { devices, pageKinds, type WebVital } from "#domain/analytics/web-vitals.ts";
import type { VitalReport, WebVitalsReport } from "#domain/analytics/web-vitals-report.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type Bucket, fitGrouping, listBuckets } from "#domain/reports/groupings.ts";
import { type PeriodChoice, resolvePeriod } from "#domain/reports/periods.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { type DayCount, type PageCount, readVitalsByDay, readVitalsByPage } from "./read-web-vitals.ts";
import type { VisitCounter } from "./visit-counter.ts";

/** How fast the shop's pages were in the browsers of its visitors. */
export async function getWebVitals(
  ctx: ServiceContext,
  choice: PeriodChoice,
  counter: VisitCounter,
): Promise<WebVitalsReport> {
  requirePermission(ctx.actor, "store");
  // This process flushes its counters first, so that the report includes its last few seconds.
  await counter.flush();
  const period = resolvePeriod(choice, dayOf(ctx.now));
  const grouping = fitGrouping(period);
  const byPage = await readVitalsByPage(ctx.db, period);
  const byDay = await readVitalsByDay(ctx.db, period, grouping);
  const buckets = listBuckets(period, grouping);
  const reportOf = (vital: WebVital) => {
    const isVital = (row: { vital: WebVital }) => row.vital === vital;
    return report(vital, { byPage: byPage.filter(isVital), byDay: byDay.filter(isVital), buckets });
  };
  return {
    period,
    grouping,
    vitals: { lcp: reportOf("lcp"), inp: reportOf("inp"), cls: reportOf("cls") },
  };
}

interface VitalCounts {
  byPage: PageCount[];
  byDay: DayCount[];
  buckets: Bucket[];
}

function report(vital: WebVital, { byPage, byDay, buckets }: VitalCounts): VitalReport {
  const summarize = (counts: { floor: number; count: number }[]) =>
    summarizeVital(vital, sumHistogram(vital, counts));
  return {
    total: summarize(byPage),
    days: buckets.map((period) => ({
      period,
      summary: summarize(byDay.filter(({ day }) => period.from <= day && day <= period.to)),
    })),
    pages: pageKinds.flatMap((page) =>
      devices.flatMap((device) => {
        const counts = byPage.filter((row) => row.page === page && row.device === device);
        return counts.length === 0 ? [] : [{ page, device, summary: summarize(counts) }];
      }),
    ),
  };
}
