import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type PeriodParams, periodQuery } from "#app/features/admin-reports/report-params.ts";

export type Analytics = AnswerOf<"GET /api/admin/analytics">;
export type VisitTotals = Analytics["totals"]["current"];

const EVERY_MS = 60_000;

/** Visits publish no change event, so the open screen polls every minute. */
export function useAnalytics(params: PeriodParams) {
  const query = periodQuery(params);
  return useQuery({
    queryKey: ["analytics", query],
    queryFn: () => callApi("GET /api/admin/analytics", { query }),
    enabled: params.error === undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
}
