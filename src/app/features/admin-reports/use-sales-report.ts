import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { SalesReport } from "#domain/reports/sales-report.ts";
import { type ReportParams, reportQuery } from "./report-params.ts";

/** The last report stays on the screen until the next one is there, and while two chosen days make no period yet. */
export function useSalesReport(params: ReportParams) {
  const query = reportQuery(params);
  return useQuery({
    queryKey: ["orders", "report", query],
    queryFn: () => callApi<SalesReport>("GET", `/admin/reports/sales?${query}`),
    enabled: params.fault === undefined,
    placeholderData: keepPreviousData,
  });
}
