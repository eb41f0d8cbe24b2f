import { addDays, addMonths, countDays, type Day } from "./days.ts";
import { type Grouping, listBuckets } from "./groupings.ts";
import { type Period, resolvePeriod } from "./periods.ts";

/** What the dashboard can look back on, and by which steps each reads well; the first is the usual one. */
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

/** The wished steps where they suit the period, else its usual ones. */
export function fitDashboardGrouping(period: DashboardPeriod, wanted?: string): Grouping {
  const fitting: readonly Grouping[] = dashboardGroupings[period];
  return fitting.find((grouping) => grouping === wanted) ?? dashboardGroupings[period][0];
}

/** A step of the chart and the same step of the time before. */
export interface ComparedBucket {
  current: Period;
  previous: Period;
}

/**
 * Days and weeks are compared with those as many days earlier, months with the same months of the year before. Both
 * rows are without gaps and without overlap, so that their sums are those of the two periods.
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
