import { formatDay, formatShortDay } from "#domain/reports/days.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

interface Days {
  from: string;
  to: string;
}

const months = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

/** Below the chart, where there is little room. */
export function shortLabel({ from }: Days, grouping: Grouping): string {
  return grouping === "month"
    ? `${months[Number(from.slice(5, 7)) - 1]}/${from.slice(2, 4)}`
    : formatShortDay(from);
}

/** Exact: the first and last week or month may be cut. */
export function longLabel({ from, to }: Days): string {
  return from === to ? formatDay(from) : `${formatShortDay(from)} a ${formatDay(to)}`;
}
