import { Gauge } from "lucide-react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { MIN_RATE_BASE } from "#domain/analytics/analytics-report.ts";
import { webVitals } from "#domain/analytics/web-vitals.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { useWebVitals, WebVitals } from "./use-web-vitals.ts";
import { VitalCard } from "./vital-card.tsx";
import { VitalsTable } from "./vitals-table.tsx";

/** How fast the shop is in the browsers of those who visit it. */
export function SpeedPanel({ query }: { query: ReturnType<typeof useWebVitals> }) {
  const { data: report, error, refetch } = query;
  return (
    <Panel>
      <PanelHead title="Velocidade da loja" />
      {report ? (
        <Measurements report={report} />
      ) : error ? (
        <LoadFailed
          title="Falha ao carregar a velocidade. Tente novamente."
          error={error}
          onRetry={refetch}
        />
      ) : (
        <Loading label="Carregando velocidade..." className="grid gap-6 p-4 lg:grid-cols-3">
          {webVitals.map((vital) => (
            <Skeleton key={vital} className="h-44 w-full" />
          ))}
        </Loading>
      )}
    </Panel>
  );
}

function Measurements({ report: { vitals } }: { report: WebVitals }) {
  if (webVitals.every((vital) => vitals[vital].total.measurements === 0)) {
    return (
      <EmptyState
        icon={<Gauge className="size-6" />}
        title="Ainda sem medições"
        text={
          <span className="mx-auto block max-w-[60ch]">
            Os navegadores de quem visita medem a loja e contam o resultado ao sair da página. A partir de{" "}
            {MIN_RATE_BASE} medições você vê aqui em quanto tempo as páginas aparecem e respondem.
          </span>
        }
      />
    );
  }
  return (
    <>
      <div className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {webVitals.map((vital) => (
          <VitalCard key={vital} vital={vital} report={vitals[vital]} />
        ))}
      </div>
      <VitalsTable vitals={vitals} />
    </>
  );
}
