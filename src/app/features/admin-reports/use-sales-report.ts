import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api-client.ts";
import { type ReportParams, reportQuery } from "./report-params.ts";

export type SalesReport = AnswerOf<"GET /api/admin/reports/sales">;
export type SalesRow = SalesReport["rows"][number];
export type SalesSums = SalesReport["totals"]["current"];

/** The last report stays on the screen until the next one is there, and while two chosen days make no period yet. */
export function useSalesReport(params: ReportParams) {
  const query = reportQuery(params);
  return useQuery({
    queryKey: ["orders", "report", query],
    queryFn: () => callApi("GET /api/admin/reports/sales", { query }),
    enabled: params.fault === undefined,
    placeholderData: keepPreviousData,
  });
}
