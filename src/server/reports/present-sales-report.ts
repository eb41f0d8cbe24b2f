import { z } from "@hono/zod-openapi";
import { groupings } from "#domain/reports/groupings.ts";
import { reportStatuses, reportViews } from "#domain/reports/sales-query.ts";
import {
  averageCents,
  type ComparedSums,
  type SalesReport,
  type SalesRow,
  type SalesSums,
} from "#domain/reports/sales-report.ts";

const periodSchema = z.object({ from: z.string(), to: z.string() });

const sumsSchema = z
  .object({
    orders: z.int().nullable().describe("Nulo onde se contam itens: um pedido pode ter vários"),
    units: z.int(),
    total_cents: z.int(),
    delivery_cents: z.int().optional().describe("Quanto do total é frete, onde pedidos têm frete"),
    discount_cents: z
      .int()
      .optional()
      .describe("Quanto as ofertas descontaram, já fora do total, onde pedidos têm desconto"),
    average_order_cents: z.int().nullable().describe("O ticket médio; nulo sem pedidos"),
    average_unit_cents: z.int().nullable().describe("O preço médio; nulo sem unidades"),
  })
  .openapi("SalesSums");

const comparedSchema = z.object({ current: sumsSchema, previous: sumsSchema });

const rowSchema = comparedSchema
  .extend({
    key: z.string(),
    label: z
      .string()
      .describe("O nome do produto ou da categoria, o tamanho; vazio onde o próprio período é o nome"),
    period: periodSchema.nullable().describe("O dia, a semana ou o mês, no relatório por período"),
    previous_period: periodSchema.nullable().describe("Nulo onde o período anterior não tem esses dias"),
    image_url: z.string().nullable(),
    in_catalogue: z.boolean().describe("Falso para um produto vendido que já saiu da loja"),
  })
  .openapi("SalesRow");

const printedSchema = z.object({ text: z.string(), units: z.int() });

export const salesReportSchema = z
  .object({
    by: z.enum(reportViews),
    status: z.enum(reportStatuses),
    grouping: z.enum(groupings).nullable().describe("No relatório por período"),
    period: periodSchema,
    previous_period: periodSchema,
    totals: comparedSchema.describe("A soma dos pedidos"),
    rows: z.array(rowSchema),
    rows_total: comparedSchema.describe("A soma das linhas"),
    printed: z
      .object({ names: z.array(printedSchema), numbers: z.array(printedSchema) })
      .nullable()
      .describe("O que mais se estampa, no relatório por personalização"),
  })
  .openapi("SalesReport");

export function presentSalesReport(report: SalesReport): z.output<typeof salesReportSchema> {
  const { presentCompared, presentRow } = presenters(report);
  return {
    by: report.by,
    status: report.status,
    grouping: report.grouping,
    period: report.period,
    previous_period: report.previousPeriod,
    totals: presentCompared(report.totals),
    rows: report.rows.map(presentRow),
    rows_total: presentCompared(report.rowsTotal),
    printed: report.printed,
  };
}

/** In a report without any delivery, or any discount, the sums have no field for it. */
function presenters({ totals: { current, previous } }: SalesReport) {
  const hasDeliveries = [current, previous].some(({ deliveryCents }) => deliveryCents);
  const hasDiscounts = [current, previous].some(({ discountCents }) => discountCents);
  const presentSums = (sums: SalesSums): z.output<typeof sumsSchema> => {
    const { orders, units, totalCents, deliveryCents, discountCents } = sums;
    return {
      orders,
      units,
      total_cents: totalCents,
      ...(hasDeliveries && deliveryCents !== null && { delivery_cents: deliveryCents }),
      ...(hasDiscounts && discountCents !== null && { discount_cents: discountCents }),
      average_order_cents: averageCents(totalCents, orders),
      average_unit_cents: averageCents(totalCents, units),
    };
  };
  const presentCompared = ({ current, previous }: ComparedSums): z.output<typeof comparedSchema> => ({
    current: presentSums(current),
    previous: presentSums(previous),
  });
  const presentRow = (row: SalesRow): z.output<typeof rowSchema> => ({
    ...presentCompared(row),
    key: row.key,
    label: row.label,
    period: row.period,
    previous_period: row.previousPeriod,
    image_url: row.imageUrl,
    in_catalogue: row.inCatalogue,
  });
  return { presentCompared, presentRow };
}
