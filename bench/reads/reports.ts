/** The reads of each sales report. */
import type { PeriodPreset } from "#domain/reports/periods.ts";
import { reportViews, salesQuerySchema } from "#domain/reports/sales-query.ts";
import type { ServiceContext } from "#server/context/service-context.ts";
import { getSalesReport } from "#server/reports/sales-report-service.ts";
import type { Reads } from "../support/measure-growth.ts";

const presets = ["30-days", "12-months"] as const satisfies PeriodPreset[];

export const reportReads: Reads = Object.fromEntries(
  presets.flatMap((preset) =>
    reportViews.map((by) => [
      `by ${by}, ${preset}`,
      (ctx: ServiceContext) => getSalesReport(ctx, salesQuerySchema.parse({ by, preset })),
    ]),
  ),
);
