import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import { type PeriodParams, periodQuery } from "#app/features/admin-reports/report-params.ts";
import type { AnalyticsReport } from "#domain/analytics/analytics-report.ts";

const EVERY_MS = 60_000;

/** No event tells of a visit: while the screen is looked at, the shop is asked again each minute. */
export function useAnalytics(params: PeriodParams) {
  const query = periodQuery(params);
  return useQuery({
    queryKey: ["analytics", query],
    queryFn: () => callApi<AnalyticsReport>("GET", `/admin/analytics?${query}`),
    enabled: params.fault === undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
}
