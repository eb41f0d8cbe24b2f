import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentSalesReport } from "./present-sales-report.ts";
import { salesReportOperations as operations } from "./sales-report-operations.ts";
import { getSalesReport } from "./sales-report-service.ts";

export function salesReportApi(contextOf: ContextOf) {
  return newApi().openapi(operations.getSalesReport, async (c) =>
    c.json(presentSalesReport(await getSalesReport(await contextOf(c.var), c.req.valid("query"))), 200),
  );
}
