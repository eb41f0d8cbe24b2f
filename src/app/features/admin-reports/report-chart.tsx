import { lazy, Suspense } from "react";
import type { DashboardStep } from "#app/features/admin-dashboard/dashboard.ts";
import { cx } from "#ui/cx.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { periodText } from "./period-names.ts";
import type { SalesReport, SalesRow } from "./use-sales-report.ts";

/** The chart library is large, so it is loaded only when a chart is shown. */
const SalesChart = lazy(() => import("#app/features/admin-dashboard/sales-chart.tsx"));
const ComparisonChart = lazy(() => import("./comparison-chart.tsx"));

const MAX_BARS = 10;

/** Scales a chart that was drawn for the screen's width to the paper's. */
const paperClass = "print:[&_svg]:h-auto! print:[&_svg]:max-w-[172mm]!";

/** The chart is decoration for screen readers: the table has the same numbers. */
export function ReportChart({ report }: { report: SalesReport }) {
  const { by, grouping, rows, period, previous_period } = report;
  const bars = rows.slice(0, MAX_BARS);
  return (
    <figure aria-label="Vendas comparadas com as do período anterior" className="break-inside-avoid p-4">
      <div
        className={cx("h-64 overflow-hidden lg:h-70", paperClass)}
        style={by === "period" ? undefined : { height: 48 + bars.length * 40 }}
      >
        <Suspense fallback={<ChartSkeleton />}>
          {by === "period" ? (
            <SalesChart steps={rows.map(toStep)} grouping={grouping ?? "day"} />
          ) : (
            <ComparisonChart report={report} rows={bars} />
          )}
        </Suspense>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted">
        <LegendEntry className="bg-grass">{periodText(period)}</LegendEntry>
        <LegendEntry className="bg-disabled">Período anterior, {periodText(previous_period)}</LegendEntry>
      </figcaption>
    </figure>
  );
}

function toStep({ period, previous_period, current, previous }: SalesRow): DashboardStep {
  const days = period ?? { from: "", to: "" };
  return {
    ...days,
    sales_cents: current.total_cents,
    pending_cents: 0,
    orders: current.orders ?? 0,
    previous: {
      ...(previous_period ?? days),
      sales_cents: previous.total_cents,
      orders: previous.orders ?? 0,
    },
  };
}

function LegendEntry({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`h-1 w-4.5 rounded-full ${className}`} />
      {children}
    </span>
  );
}

function ChartSkeleton() {
  return (
    <Loading label="Carregando gráfico..." className="h-full">
      <Skeleton className="size-full" />
    </Loading>
  );
}
