import { z } from "zod";
import { groupings } from "./groupings.ts";
import { reportStatuses, reportViews } from "./sales-query.ts";

/** Sales as the API tells them: money in reais, each number beside that of the period before. */
const periodSchema = z.object({ from: z.string(), to: z.string() });

const sumsSchema = z.object({
  /** Null where a line is about items: one order may hold several. */
  orders: z.number().nullable(),
  units: z.number(),
  total_amount: z.number(),
});
export type SalesSums = z.output<typeof sumsSchema>;

const rowSchema = z.object({
  key: z.string(),
  /** A product's or category's name, a size; empty where the period itself is the label. */
  label: z.string(),
  /** The day, week or month, in a report by period. */
  period: periodSchema.nullable(),
  /** The part of the period before that stands beside it; null where that has no such day. */
  previous_period: periodSchema.nullable(),
  image_url: z.string().nullable(),
  /** False for a product that was sold and has left the catalogue since. */
  in_catalogue: z.boolean(),
  current: sumsSchema,
  previous: sumsSchema,
});
export type SalesRow = z.output<typeof rowSchema>;

const printedSchema = z.object({ text: z.string(), units: z.number() });
export type Printed = z.output<typeof printedSchema>;

export const salesReportSchema = z.object({
  by: z.enum(reportViews),
  status: z.enum(reportStatuses),
  /** In a report by period. */
  grouping: z.enum(groupings).nullable(),
  period: periodSchema,
  previous_period: periodSchema,
  totals: z.object({ current: sumsSchema, previous: sumsSchema }),
  rows: z.array(rowSchema),
  /** What shirts most often bear, in a report by customisation. */
  printed: z.object({ names: z.array(printedSchema), numbers: z.array(printedSchema) }).nullable(),
});
export type SalesReport = z.output<typeof salesReportSchema>;

/** What an order was worth on average; null where there was none. */
export const averageTicket = ({ orders, total_amount }: SalesSums): number | null =>
  orders ? total_amount / orders : null;
