import { TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { periodText } from "#app/features/admin-reports/period-names.ts";
import { PeriodPicker } from "#app/features/admin-reports/period-picker.tsx";
import { readPeriodParams } from "#app/features/admin-reports/report-params.ts";
import { ReportSkeleton } from "#app/features/admin-reports/report-skeleton.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { DayPanel } from "./day-panel.tsx";
import { DayTable } from "./day-table.tsx";
import { InterestLists } from "./interest-lists.tsx";
import { SourcesTable } from "./sources-table.tsx";
import { SpeedPanel } from "./speed-panel.tsx";
import { type Analytics, useAnalytics } from "./use-analytics.ts";
import { useWebVitals } from "./use-web-vitals.ts";
import { VisitCards } from "./visit-cards.tsx";
import { VisitFunnel } from "./visit-funnel.tsx";

const HOW =
  "A loja conta sem cookies e sem guardar nada que diga quem visitou. Ficam de fora os robôs, quem pede ao navegador para não ser rastreado e os navegadores em que esta área administrativa foi aberta.";

export function AnalyticsScreen() {
  const { get, set } = useListParams();
  const params = readPeriodParams(get);
  const { data: report, error, refetch, isPlaceholderData } = useAnalytics(params);
  const vitals = useWebVitals(params);
  return (
    <AdminPage title="Análises" description={report && `Visitas de ${periodText(report.period)}`}>
      <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-start">
        <PeriodPicker
          params={params}
          shown={report?.period}
          onChange={(changes) => set(changes, { replace: true })}
        />
      </div>
      {report ? (
        <div
          className={cx(
            "grid gap-5 transition-opacity lg:gap-6 [&>*]:min-w-0",
            isPlaceholderData && "opacity-60",
          )}
        >
          <Report report={report}>
            <SpeedPanel query={vitals} />
          </Report>
        </div>
      ) : error ? (
        <Panel>
          <LoadFailed
            title="Falha ao carregar as análises. Tente novamente."
            error={error}
            onRetry={refetch}
          />
        </Panel>
      ) : params.error ? (
        <Panel>
          <EmptyState title={params.error} className="py-20" />
        </Panel>
      ) : (
        <ReportSkeleton label="Carregando análises..." />
      )}
    </AdminPage>
  );
}

function Report({ report, children }: { report: Analytics; children: ReactNode }) {
  const { current, previous } = report.totals;
  const isEmpty = [current, previous].every(({ visits, views, searches }) => visits + views + searches === 0);
  if (isEmpty) {
    return (
      <Panel>
        <EmptyState
          icon={<TrendingUp className="size-6" />}
          title="Nenhuma visita contada neste período"
          text={
            <span className="mx-auto block max-w-[60ch]">
              As visitas à loja aparecem aqui em poucos segundos. {HOW}
            </span>
          }
          className="py-20"
        />
      </Panel>
    );
  }
  return (
    <>
      <VisitCards totals={report.totals} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] [&>*]:min-w-0">
        <DayPanel report={report} />
        <VisitFunnel totals={current} />
      </div>
      <SourcesTable sources={report.sources} />
      <InterestLists report={report} />
      {children}
      <DayTable report={report} />
      <p className="max-w-[80ch] text-caption text-muted">{HOW}</p>
    </>
  );
}
