import { ChartLine } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import {
  type DashboardPeriod,
  dashboardGroupings,
  dashboardPeriods,
} from "#domain/reports/dashboard-period.ts";
import type { Grouping } from "#domain/reports/groupings.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segments } from "#ui/segments.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { Dashboard } from "./dashboard.ts";
import { groupingNames, periodNames } from "./period-params.ts";
import { SalesTable } from "./sales-table.tsx";

/** The chart library is large, so it is loaded only when a chart is shown. */
const SalesChart = lazy(() => import("./sales-chart.tsx"));

interface SalesPanelProps {
  dashboard: Dashboard;
  /** The chosen period. The dashboard still shows the previous period's numbers while the new ones load. */
  period: DashboardPeriod;
  grouping: Grouping;
  isStale: boolean;
  onChange(period: DashboardPeriod, grouping?: Grouping): void;
}

export function SalesPanel({ dashboard, period, grouping, isStale, onChange }: SalesPanelProps) {
  const groupings: readonly Grouping[] = dashboardGroupings[period];
  const { label, before } = periodNames[dashboard.period];
  const hasSales = dashboard.steps.some(
    ({ sales_cents, previous }) => sales_cents > 0 || previous.sales_cents > 0,
  );
  return (
    <Panel>
      <div className="flex min-h-15 flex-wrap items-center gap-2 border-line border-b px-4 py-3 lg:py-2 lg:pr-2">
        <h2 className="mr-auto font-semibold text-body">Visão geral das vendas</h2>
        <Segments
          label="Período"
          options={dashboardPeriods.map((value) => ({ value, label: periodNames[value].label }))}
          value={period}
          onValueChange={(value) => onChange(value as DashboardPeriod)}
        />
      </div>
      {hasSales ? (
        <figure
          aria-label={`Vendas nos últimos ${label}, comparadas com os ${before}`}
          className={cx("p-4 transition-opacity", isStale && "opacity-60")}
        >
          <div className="h-64 lg:h-70">
            <Suspense fallback={<ChartSkeleton />}>
              <SalesChart steps={dashboard.steps} grouping={dashboard.grouping} />
            </Suspense>
          </div>
          <div className="mt-2 flex min-h-10.5 flex-wrap items-center justify-between gap-3">
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted">
              <LegendEntry dashed={false}>Últimos {label}</LegendEntry>
              <LegendEntry dashed>{capitalize(before)}</LegendEntry>
            </p>
            {groupings.length > 1 && (
              <Segments
                label="Agrupar"
                options={groupings.map((value) => ({ value, label: groupingNames[value].label }))}
                value={grouping}
                onValueChange={(value) => onChange(period, value as Grouping)}
              />
            )}
          </div>
          <SalesTable dashboard={dashboard} />
        </figure>
      ) : (
        <EmptyState
          icon={<ChartLine className="size-6" />}
          title="Nenhuma venda concluída neste período"
          text="As vendas aparecem aqui quando um pedido é marcado como concluído."
          className="py-20"
        />
      )}
    </Panel>
  );
}

function LegendEntry({ dashed, children }: { dashed: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="18" height="4" className={dashed ? "text-muted" : "text-grass"}>
        <line
          x1="0"
          x2="18"
          y1="2"
          y2="2"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dashed ? "4 4" : undefined}
        />
      </svg>
      {children}
    </span>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ChartSkeleton() {
  return (
    <Loading label="Carregando gráfico..." className="h-full">
      <Skeleton className="size-full" />
    </Loading>
  );
}
