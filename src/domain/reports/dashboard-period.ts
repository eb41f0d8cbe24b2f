import { addDays, addMonths, countDays, type Day } from "../days.ts";
import { type Grouping, listBuckets } from "./groupings.ts";
import { type Period, resolvePeriod } from "./periods.ts";

/** The dashboard's periods and the groupings that suit each; the first grouping is the default. */
export const dashboardGroupings = {
  "7-days": ["day"],
  "30-days": ["day", "week"],
  "12-months": ["month", "week"],
} as const satisfies Record<string, readonly Grouping[]>;

export type DashboardPeriod = keyof typeof dashboardGroupings;
export const dashboardPeriods = Object.keys(dashboardGroupings) as DashboardPeriod[];
export const USUAL_PERIOD: DashboardPeriod = "30-days";

export function isDashboardPeriod(text: string): text is DashboardPeriod {
  return Object.hasOwn(dashboardGroupings, text);
}

/** The requested grouping if it suits the period, else the period's default. */
export function fitDashboardGrouping(period: DashboardPeriod, wanted?: string): Grouping {
  const fitting: readonly Grouping[] = dashboardGroupings[period];
  return fitting.find((grouping) => grouping === wanted) ?? dashboardGroupings[period][0];
}

/** A step of the chart and its counterpart in the previous period. */
export interface ComparedBucket {
  current: Period;
  previous: Period;
}

/**
 * Days and weeks are compared with the period directly before, months with the same months of the previous year. Both
 * series have neither gaps nor overlaps, so their totals are those of the two periods.
 */
export function compareBuckets(period: DashboardPeriod, grouping: Grouping, today: Day): ComparedBucket[] {
  const whole = resolvePeriod({ preset: period }, today);
  const shift = shiftOf(period, whole);
  return listBuckets(whole, grouping).map((current) => ({
    current,
    previous: { from: shift(current.from), to: addDays(shift(addDays(current.to, 1)), -1) },
  }));
}

function shiftOf(period: DashboardPeriod, { from, to }: Period): (day: Day) => Day {
  if (period === "12-months") return (day) => addMonths(day, -12);
  const length = countDays(from, to);
  return (day) => addDays(day, -length);
}
