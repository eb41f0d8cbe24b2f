import type { Grouping } from "../reports/groupings.ts";
import type { Period } from "../reports/periods.ts";

/** The steps of a visit, from opening the shop to the order, and what is looked at and searched on the way. */
export interface VisitSums {
  visits: number;
  /** Visits that looked at a product. */
  viewers: number;
  views: number;
  searches: number;
  emptySearches: number;
  carts: number;
  checkouts: number;
  /** From the orders themselves: also those of visitors who are not counted. */
  orders: number;
}

export interface SourceSums {
  source: string;
  visits: number;
  viewers: number;
  carts: number;
  checkouts: number;
  /** As counted by the browser: an order itself does not know where its visit came from. */
  orders: number;
}

export interface ProductInterest {
  id: string;
  name: string;
  imageUrl: string | null;
  views: number;
  carts: number;
}

export interface SearchedWords {
  words: string;
  count: number;
}

export interface AnalyticsReport {
  period: Period;
  previousPeriod: Period;
  grouping: Grouping;
  totals: { current: VisitSums; previous: VisitSums };
  days: { period: Period; current: VisitSums }[];
  sources: SourceSums[];
  mostViewed: ProductInterest[];
  /** Of the products with enough views to tell. */
  mostWanted: ProductInterest[];
  searches: SearchedWords[];
  emptySearches: SearchedWords[];
}

/** How many of a hundred went on, never more than all of them: who adds from a list has not looked at the page. */
export function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  return Math.min(100, Math.round((part / whole) * 1000) / 10);
}
