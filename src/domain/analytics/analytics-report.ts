import type { Grouping } from "../reports/groupings.ts";
import type { Period } from "../reports/periods.ts";

/** The conversion funnel, from opening the shop to the order, with the product views and searches along the way. */
export interface VisitSums {
  visits: number;
  /** Visits that looked at a product. */
  viewers: number;
  views: number;
  searches: number;
  emptySearches: number;
  carts: number;
  checkouts: number;
  /** Counted from the orders themselves, so it includes visitors whose visits are not counted. */
  orders: number;
}

export interface SourceSums {
  source: string;
  visits: number;
  viewers: number;
  carts: number;
  checkouts: number;
  /** Reported by the browser, because an order does not record the source of its visit. */
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
  /** Only products with enough views to be meaningful. */
  mostWanted: ProductInterest[];
  searches: SearchedWords[];
  emptySearches: SearchedWords[];
}

/** A rate of fewer visits, views or searches than this says more about chance than about the shop. */
export const MIN_RATE_BASE = 30;

/** The share in percent, or null where there is too little to claim one. */
export function rateOf(part: number, whole: number): number | null {
  return whole < MIN_RATE_BASE ? null : percentOf(part, whole);
}

/** At most 100: a visitor who adds a product from a list skips the step of viewing its page. */
export function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  return Math.min(100, Math.round((part / whole) * 1000) / 10);
}
