import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import type { DashboardPeriod } from "#domain/reports/dashboard-period.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

export type Dashboard = AnswerOf<"GET /api/admin/dashboard">;
export type FigureName = keyof Dashboard["figures"];
export type Figure = Dashboard["figures"][FigureName];
export type DashboardStep = Dashboard["steps"][number];
export type TopProduct = Dashboard["top_products"][number];
export type RecentOrder = Dashboard["recent_orders"][number];

/** Reads the dashboard. The previous period's data stays on the screen until the new data arrives. */
export function useDashboard(period: DashboardPeriod, grouping: Grouping) {
  return useQuery({
    queryKey: ["dashboard", period, grouping],
    queryFn: () => callApi("GET /api/admin/dashboard", { query: { period, grouping } }),
    placeholderData: keepPreviousData,
  });
}
