import { formatDay, formatShortDay } from "#domain/days.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

interface Days {
  from: string;
  to: string;
}

const months = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

/** Returns a short label for the chart's axis. */
export function shortLabel({ from }: Days, grouping: Grouping): string {
  return grouping === "month"
    ? `${months[Number(from.slice(5, 7)) - 1]}/${from.slice(2, 4)}`
    : formatShortDay(from);
}

/** Returns the exact days, because the first and last week or month may be cut. */
export function longLabel({ from, to }: Days): string {
  return from === to ? formatDay(from) : `${formatShortDay(from)} a ${formatDay(to)}`;
}
