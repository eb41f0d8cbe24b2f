import { z } from "zod";
import { groupings } from "../reports/groupings.ts";

const periodSchema = z.object({ from: z.string(), to: z.string() });

/** The steps of a visit, from opening the shop to the order, and what is looked at and searched on the way. */
const sumsSchema = z.object({
  visits: z.number(),
  /** Visits that looked at a product. */
  viewers: z.number(),
  views: z.number(),
  searches: z.number(),
  empty_searches: z.number(),
  carts: z.number(),
  checkouts: z.number(),
  /** From the orders themselves: also those of visitors who are not counted. */
  orders: z.number(),
});
export type VisitSums = z.output<typeof sumsSchema>;

const sourceSchema = z.object({
  source: z.string(),
  visits: z.number(),
  viewers: z.number(),
  carts: z.number(),
  checkouts: z.number(),
  /** As counted by the browser: an order itself does not know where its visit came from. */
  orders: z.number(),
});
export type SourceSums = z.output<typeof sourceSchema>;

const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  views: z.number(),
  carts: z.number(),
});
export type ProductInterest = z.output<typeof productSchema>;

const wordsSchema = z.object({ words: z.string(), count: z.number() });

export const analyticsReportSchema = z.object({
  period: periodSchema,
  previous_period: periodSchema,
  grouping: z.enum(groupings),
  totals: z.object({ current: sumsSchema, previous: sumsSchema }),
  days: z.array(z.object({ period: periodSchema, current: sumsSchema })),
  sources: z.array(sourceSchema),
  most_viewed: z.array(productSchema),
  /** Of the products with enough views to tell. */
  most_wanted: z.array(productSchema),
  searches: z.array(wordsSchema),
  empty_searches: z.array(wordsSchema),
});
export type AnalyticsReport = z.output<typeof analyticsReportSchema>;

/** How many of a hundred went on, never more than all of them: who adds from a list has not looked at the page. */
export function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  return Math.min(100, Math.round((part / whole) * 1000) / 10);
}
