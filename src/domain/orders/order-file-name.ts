import { dayOf } from "./order-dates.ts";

/** The name of the spreadsheet of orders; the complete one has more columns. */
export function orderFileName(now: Date, isComplete = false): string {
  return `pedidos-${isComplete ? "completo-" : ""}${dayOf(now)}.csv`;
}
