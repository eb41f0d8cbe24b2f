import type { Grouping } from "./groupings.ts";
import type { Period } from "./periods.ts";
import type { ReportStatus, ReportView } from "./sales-query.ts";

export interface SalesSums {
  /** Null in a row about items, because one order may hold several. */
  orders: number | null;
  units: number;
  totalCents: number;
  /** The share of the total that paid for deliveries; null in a row about items. */
  deliveryCents: number | null;
  /** What offers took off the goods, which the total is without; null in a row about items, whose total is without it too. */
  discountCents: number | null;
}

/** The figures of a period and of the previous one. */
export interface ComparedSums {
  current: SalesSums;
  previous: SalesSums;
}

export interface SalesRow extends ComparedSums {
  key: string;
  /** A product's or category's name, or a size; empty if the row is labelled by its period. */
  label: string;
  /** The day, week or month, in a report by period. */
  period: Period | null;
  /** Its counterpart in the previous period; null if that has no such day. */
  previousPeriod: Period | null;
  imageUrl: string | null;
  /** False for a product that was sold and has left the catalogue since. */
  inCatalogue: boolean;
}

export interface Printed {
  text: string;
  units: number;
}

export interface SalesReport {
  by: ReportView;
  status: ReportStatus;
  /** Set in a report by period. */
  grouping: Grouping | null;
  period: Period;
  previousPeriod: Period;
  /** Totals of the orders. */
  totals: ComparedSums;
  rows: SalesRow[];
  /** Totals of the rows: the same in a report by period, otherwise the totals of their items. */
  rowsTotal: ComparedSums;
  /** The most frequent printed names and numbers, in a report by customisation. */
  printed: { names: Printed[]; numbers: Printed[] } | null;
}

/** The totals of the items of all rows. */
export function sumItems(rows: readonly ComparedSums[]): ComparedSums {
  const sumOf = (period: keyof ComparedSums): SalesSums => ({
    orders: null,
    units: rows.reduce((sum, row) => sum + row[period].units, 0),
    totalCents: rows.reduce((sum, row) => sum + row[period].totalCents, 0),
    deliveryCents: null,
    discountCents: null,
  });
  return { current: sumOf("current"), previous: sumOf("previous") };
}

/** The average in whole cents; null if the count is zero or unknown. */
export const averageCents = (totalCents: number, count: number | null): number | null =>
  count ? Math.round(totalCents / count) : null;
