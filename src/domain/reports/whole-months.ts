import { addDays, addMonths, firstOfMonth, lastOfMonth } from "./days.ts";
import type { Period } from "./periods.ts";

export interface SplitPeriod {
  /** From the first day of one month to the last day of one. */
  months: Period | undefined;
  /** What is left at the ends. */
  days: Period[];
}

/** A period as whole months and the days around them: what is kept by months need not be summed by days. */
export function splitMonths(period: Period): SplitPeriod {
  const { from, to } = period;
  const first = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1);
  const last = to === lastOfMonth(to) ? to : addDays(firstOfMonth(to), -1);
  if (last < first) return { months: undefined, days: [period] };
  const ends = [
    { from, to: addDays(first, -1) },
    { from: addDays(last, 1), to },
  ];
  return { months: { from: first, to: last }, days: ends.filter((end) => end.from <= end.to) };
}
