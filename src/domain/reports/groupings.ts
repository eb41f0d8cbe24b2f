import { addDays, addMonths, countDays, type Day, firstOfMonth, firstOfWeek } from "../days.ts";
import type { ComparedPeriod, Period } from "./periods.ts";

export const groupings = ["day", "week", "month"] as const;
export type Grouping = (typeof groupings)[number];

/** More than a year by single days makes a table too long to read. */
const MAX_DAYS_BY_DAY = 366;

/** The wanted grouping, or months if single days would be too many; by default it depends on the period's length. */
export function fitGrouping({ from, to }: Period, wanted?: Grouping): Grouping {
  const days = countDays(from, to);
  if (wanted === "day" && days > MAX_DAYS_BY_DAY) return "month";
  return wanted ?? (days <= 62 ? "day" : days <= 190 ? "week" : "month");
}

const starts = {
  day: { first: (day: Day) => day, next: (day: Day) => addDays(day, 1) },
  week: { first: firstOfWeek, next: (day: Day) => addDays(day, 7) },
  month: { first: firstOfMonth, next: (day: Day) => addMonths(day, 1) },
} satisfies Record<Grouping, { first: (day: Day) => Day; next: (day: Day) => Day }>;

/** A day, week or month of a period; the first and last may be cut by the period's own ends. */
export type Bucket = Period;

/** The days, weeks or months of a period in order, without gaps and without overlap. */
export function listBuckets({ from, to }: Period, grouping: Grouping): Bucket[] {
  const { first, next } = starts[grouping];
  const buckets: Bucket[] = [];
  for (let start = first(from); start <= to; start = next(start)) {
    const end = addDays(next(start), -1);
    buckets.push({ from: start < from ? from : start, to: end > to ? to : end });
  }
  return buckets;
}

/** A part of a period and its counterpart in the previous period. */
export interface BucketPair {
  current: Bucket;
  /** Empty (its end before its start) if the previous period has no such day, such as a 31st. */
  previous: Bucket;
}

/** Pairs each part with its counterpart; together the counterparts cover each day of the previous period once. */
export function pairBuckets(compared: ComparedPeriod, grouping: Grouping): BucketPair[] {
  const { current: whole, previous, shift } = compared;
  return listBuckets(whole, grouping).map((current) => ({
    current,
    previous: {
      from: shift(current.from),
      to: current.to === whole.to ? previous.to : addDays(shift(addDays(current.to, 1)), -1),
    },
  }));
}
