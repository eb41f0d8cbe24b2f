/** What each sales report reads. */
import type { PeriodPreset } from "#domain/reports/periods.ts";
import { reportViews, salesQuerySchema } from "#domain/reports/sales-query.ts";
import { getSalesReport } from "#server/reports/sales-report-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import type { Works } from "../support/measure-growth.ts";

const presets = ["30-days", "12-months"] as const satisfies PeriodPreset[];

export const reportWorks: Works = Object.fromEntries(
  presets.flatMap((preset) =>
    reportViews.map((by) => [
      `by ${by}, ${preset}`,
      (ctx: ServiceContext) => getSalesReport(ctx, salesQuerySchema.parse({ by, preset })),
    ]),
  ),
);
