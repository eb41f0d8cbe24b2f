import { z } from "@hono/zod-openapi";
import type { AnalyticsReport, ProductInterest, VisitSums } from "#domain/analytics/analytics-report.ts";
import { groupings } from "#domain/reports/groupings.ts";

const periodSchema = z.object({ from: z.string(), to: z.string() });

const sumsSchema = z
  .object({
    visits: z.int(),
    viewers: z.int().describe("Visitas que viram um produto"),
    views: z.int(),
    searches: z.int(),
    empty_searches: z.int(),
    carts: z.int(),
    checkouts: z.int(),
    orders: z.int().describe("Contados pelos próprios pedidos: também os de quem não é contado"),
  })
  .openapi("VisitSums");

const sourceSchema = z.object({
  source: z.string(),
  visits: z.int(),
  viewers: z.int(),
  carts: z.int(),
  checkouts: z.int(),
  orders: z.int().describe("Contados pelos navegadores: um pedido não sabe de onde veio sua visita"),
});

const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  views: z.int(),
  carts: z.int(),
});

const wordsSchema = z.object({ words: z.string(), count: z.int() });

export const analyticsSchema = z
  .object({
    period: periodSchema,
    previous_period: periodSchema,
    grouping: z.enum(groupings),
    totals: z.object({ current: sumsSchema, previous: sumsSchema }),
    days: z.array(z.object({ period: periodSchema, current: sumsSchema })),
    sources: z.array(sourceSchema),
    most_viewed: z.array(productSchema),
    most_wanted: z.array(productSchema).describe("Só produtos vistos o bastante para dizer algo"),
    searches: z.array(wordsSchema),
    empty_searches: z.array(wordsSchema),
  })
  .openapi("Analytics");

export function presentAnalytics(report: AnalyticsReport): z.output<typeof analyticsSchema> {
  const { current, previous } = report.totals;
  return {
    period: report.period,
    previous_period: report.previousPeriod,
    grouping: report.grouping,
    totals: { current: presentSums(current), previous: presentSums(previous) },
    days: report.days.map((day) => ({ period: day.period, current: presentSums(day.current) })),
    sources: report.sources,
    most_viewed: report.mostViewed.map(presentProduct),
    most_wanted: report.mostWanted.map(presentProduct),
    searches: report.searches,
    empty_searches: report.emptySearches,
  };
}

function presentSums({ emptySearches, ...sums }: VisitSums): z.output<typeof sumsSchema> {
  return { ...sums, empty_searches: emptySearches };
}

function presentProduct({ imageUrl, ...product }: ProductInterest): z.output<typeof productSchema> {
  return { ...product, image_url: imageUrl };
}
