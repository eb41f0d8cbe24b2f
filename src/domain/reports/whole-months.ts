import { addDays, addMonths, firstOfMonth, lastOfMonth } from "../days.ts";
import type { Period } from "./periods.ts";

export interface SplitPeriod {
  /** From the first day of a month to the last day of a month. */
  months: Period | undefined;
  /** The remaining days at both ends. */
  days: Period[];
}

/** Splits a period into whole months and the days around them, so that monthly rollups can be used for the months. */
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
