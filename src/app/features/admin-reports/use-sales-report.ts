import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type ReportParams, reportQuery } from "./report-params.ts";

export type SalesReport = AnswerOf<"GET /api/admin/reports/sales">;
export type SalesRow = SalesReport["rows"][number];
export type SalesTotals = SalesReport["totals"]["current"];

/**
 * Reads the report. The previous report stays on the screen until the next one arrives, and while the two chosen days
 * are no valid period.
 */
export function useSalesReport(params: ReportParams) {
  const query = reportQuery(params);
  return useQuery({
    queryKey: ["orders", "report", query],
    queryFn: () => callApi("GET /api/admin/reports/sales", { query }),
    enabled: params.error === undefined,
    placeholderData: keepPreviousData,
  });
}
