import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api-client.ts";
import { type PeriodParams, periodQuery } from "#app/features/admin-reports/report-params.ts";

export type Analytics = AnswerOf<"GET /api/admin/analytics">;
export type VisitSums = Analytics["totals"]["current"];

const EVERY_MS = 60_000;

/** No event tells of a visit: while the screen is looked at, the shop is asked again each minute. */
export function useAnalytics(params: PeriodParams) {
  const query = periodQuery(params);
  return useQuery({
    queryKey: ["analytics", query],
    queryFn: () => callApi("GET /api/admin/analytics", { query }),
    enabled: params.fault === undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
}
