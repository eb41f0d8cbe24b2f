import type { Grouping } from "./groupings.ts";
import type { Period } from "./periods.ts";
import type { ReportStatus, ReportView } from "./sales-query.ts";

export interface SalesSums {
  /** Null where a line is about items: one order may hold several. */
  orders: number | null;
  units: number;
  totalCents: number;
}

/** A number beside that of the period before. */
export interface ComparedSums {
  current: SalesSums;
  previous: SalesSums;
}

export interface SalesRow extends ComparedSums {
  key: string;
  /** A product's or category's name, a size; empty where the period itself is the label. */
  label: string;
  /** The day, week or month, in a report by period. */
  period: Period | null;
  /** The part of the period before that stands beside it; null where that has no such day. */
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
  /** In a report by period. */
  grouping: Grouping | null;
  period: Period;
  previousPeriod: Period;
  /** Of the orders. */
  totals: ComparedSums;
  rows: SalesRow[];
  /** Of the rows: the same in a report by period, otherwise what their items add up to. */
  rowsTotal: ComparedSums;
  /** What shirts most often bear, in a report by customisation. */
  printed: { names: Printed[]; numbers: Printed[] } | null;
}

/** What the items of all rows add up to. */
export function sumItems(rows: readonly ComparedSums[]): ComparedSums {
  const sumOf = (period: keyof ComparedSums): SalesSums => ({
    orders: null,
    units: rows.reduce((sum, row) => sum + row[period].units, 0),
    totalCents: rows.reduce((sum, row) => sum + row[period].totalCents, 0),
  });
  return { current: sumOf("current"), previous: sumOf("previous") };
}

/** What one of several was worth on average, in whole cents; null where there was none. */
export const averageCents = (totalCents: number, count: number | null): number | null =>
  count ? Math.round(totalCents / count) : null;
