import { z } from "zod";
import { groupings } from "./groupings.ts";
import { findPeriodError, type PeriodChoice, periodPresets } from "./periods.ts";

/** The groupings of the sales report. */
export const reportViews = ["period", "product", "category", "size", "customization"] as const;
export type ReportView = (typeof reportViews)[number];

/** Which orders count. "all" also includes the statuses of older records. */
export const reportStatuses = ["all", "completed", "pending"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A period in a query string: a preset, or two days. */
const periodFields = {
  preset: z.enum(periodPresets, "Período desconhecido").default("30-days"),
  from: z.string().default(""),
  to: z.string().default(""),
};
type PeriodFields = z.output<z.ZodObject<typeof periodFields>>;

function checkPeriod({ preset, from, to }: PeriodFields, ctx: z.RefinementCtx) {
  const message = preset === "custom" ? findPeriodError(from, to) : undefined;
  if (message) ctx.addIssue({ code: "custom", path: ["from"], message });
}

export const periodQuerySchema = z.object(periodFields).superRefine(checkPeriod);

export const toPeriodChoice = ({ preset, from, to }: PeriodFields): PeriodChoice =>
  preset === "custom" ? { preset, from, to } : { preset };

export const salesQuerySchema = z
  .object({
    ...periodFields,
    by: z.enum(reportViews, "Relatório desconhecido").default("period"),
    status: z.enum(reportStatuses, "Status desconhecido").default("all"),
    grouping: z.enum(groupings, "Agrupamento desconhecido").optional(),
  })
  .superRefine(checkPeriod);
export type SalesQuery = z.output<typeof salesQuerySchema>;
