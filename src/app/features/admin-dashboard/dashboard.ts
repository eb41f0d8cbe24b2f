import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { DashboardPeriod } from "#domain/reports/dashboard-period.ts";
import type { RecentOrder, TopProduct } from "#domain/reports/dashboard-samples.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

export interface ApiFigure {
  value: number;
  change: number | null;
  in_period: number;
  in_previous: number;
  trend: number[];
}

export interface ApiStep {
  from: string;
  to: string;
  sales: number;
  pending: number;
  orders: number;
  previous: { from: string; to: string; sales: number; orders: number };
}

export type FigureName =
  | "total_sales"
  | "completed_sales"
  | "pending_sales"
  | "orders"
  | "pending_orders"
  | "customers"
  | "products";

export interface ApiDashboard {
  period: DashboardPeriod;
  grouping: Grouping;
  updated_at: string;
  figures: Record<FigureName, ApiFigure>;
  steps: ApiStep[];
  top_products: TopProduct[];
  recent_orders: RecentOrder[];
}

/** The last period stays on the screen until the next one is there. */
export function useDashboard(period: DashboardPeriod, grouping: Grouping) {
  return useQuery({
    queryKey: ["dashboard", period, grouping],
    queryFn: () => callApi<ApiDashboard>("GET", `/admin/dashboard?period=${period}&grouping=${grouping}`),
    placeholderData: keepPreviousData,
  });
}
