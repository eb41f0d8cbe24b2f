import { addDays, addMonths, countDays, type Day, firstOfMonth, firstOfWeek } from "./days.ts";
import type { Period } from "./periods.ts";

export const groupings = ["day", "week", "month"] as const;
export type Grouping = (typeof groupings)[number];

/** The days of more than a year are more lines than anybody reads. */
const LONGEST_BY_DAY = 366;

/** The wanted grouping, or months where single days would be too many; without a wish, what reads well. */
export function fitGrouping({ from, to }: Period, wanted?: Grouping): Grouping {
  const days = countDays(from, to);
  if (wanted === "day" && days > LONGEST_BY_DAY) return "month";
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

/** Sorts rows of single days into a period's buckets: one list for each bucket, in order. */
export function fillBuckets<Row extends { day: Day }>(
  period: Period,
  grouping: Grouping,
  rows: readonly Row[],
): { bucket: Bucket; rows: Row[] }[] {
  const { first } = starts[grouping];
  const byStart = Map.groupBy(rows, ({ day }) => first(day));
  return listBuckets(period, grouping).map((bucket) => ({
    bucket,
    rows: byStart.get(first(bucket.from)) ?? [],
  }));
}
