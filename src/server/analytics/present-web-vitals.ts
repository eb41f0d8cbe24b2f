import { z } from "@hono/zod-openapi";
import { vitalRatings } from "#domain/analytics/vital-histogram.ts";
import { devices, pageKinds, webVitals } from "#domain/analytics/web-vitals.ts";
import type { WebVitalsReport } from "#domain/analytics/web-vitals-report.ts";
import { groupings } from "#domain/reports/groupings.ts";

const periodSchema = z.object({ from: z.string(), to: z.string() });

const summarySchema = z
  .object({
    measurements: z.int(),
    p75: z
      .number()
      .nullable()
      .describe("Três de cada quatro medições ficam até este valor; nulo com menos de 30 medições"),
    rating: z.enum(vitalRatings).nullable(),
    counts: z.record(z.enum(vitalRatings), z.int()).describe("Quantas medições em cada faixa"),
  })
  .openapi("VitalSummary");

const vitalSchema = z
  .object({
    total: summarySchema,
    days: z.array(z.object({ period: periodSchema, summary: summarySchema })),
    pages: z.array(z.object({ page: z.enum(pageKinds), device: z.enum(devices), summary: summarySchema })),
  })
  .openapi("VitalReport");

export const webVitalsSchema = z
  .object({
    period: periodSchema,
    grouping: z.enum(groupings),
    vitals: z.record(z.enum(webVitals), vitalSchema).describe("lcp e inp em milissegundos; cls sem unidade"),
  })
  .openapi("WebVitals");

export const presentWebVitals = (report: WebVitalsReport): z.output<typeof webVitalsSchema> => report;
