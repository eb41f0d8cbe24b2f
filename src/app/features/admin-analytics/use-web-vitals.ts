import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type PeriodParams, periodQuery } from "#app/features/admin-reports/report-params.ts";

export type WebVitals = AnswerOf<"GET /api/admin/analytics/web-vitals">;
export type VitalSummary = WebVitals["vitals"]["lcp"]["total"];

const EVERY_MS = 60_000;

/** Measurements publish no change event, so the open screen polls every minute. */
export function useWebVitals(params: PeriodParams) {
  const query = periodQuery(params);
  return useQuery({
    queryKey: ["web-vitals", query],
    queryFn: () => callApi("GET /api/admin/analytics/web-vitals", { query }),
    enabled: params.error === undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
}
