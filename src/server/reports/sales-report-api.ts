import { createRoute } from "@hono/zod-openapi";
import { salesQuerySchema } from "#domain/reports/sales-query.ts";
import { salesReportSchema } from "#domain/reports/sales-report.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { getSalesReport } from "./sales-report-service.ts";

const report = createRoute({
  method: "get",
  path: "/admin/reports/sales",
  summary: "As vendas de um período, por dia, produto, categoria, tamanho ou personalização",
  request: { query: salesQuerySchema },
  responses: {
    200: {
      description: "As vendas, ao lado das do período anterior",
      content: { "application/json": { schema: salesReportSchema } },
    },
  },
});

export function salesReportApi(contextOf: ContextOf) {
  return newApi().openapi(report, async (c) =>
    c.json(await getSalesReport(await contextOf(c.var), c.req.valid("query")), 200),
  );
}
