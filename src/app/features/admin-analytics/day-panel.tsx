import { lazy, Suspense } from "react";
import { useListParams } from "#app/features/admin/use-list-params.ts";
import { Field } from "#ui/field.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { type Measure, measures } from "./measures.ts";
import type { Analytics } from "./use-analytics.ts";

const DayChart = lazy(() => import("./day-chart.tsx"));

const titles = { day: "Por dia", week: "Por semana", month: "Por mês" };
const options = measures.map(({ name, label }) => ({ value: name, label }));

export function DayPanel({ report }: { report: Analytics }) {
  const { get, set } = useListParams();
  const measure = measures.find(({ name }) => name === get("medida")) ?? measures[0];
  return (
    <Panel className="flex flex-col">
      <PanelHead title={titles[report.grouping]}>
        <div className="w-52">
          <Field label={<span className="sr-only">O que mostrar no gráfico</span>} className="gap-0!">
            <Select
              controlSize="app"
              options={options}
              value={measure.name}
              onValueChange={(value) =>
                set({ medida: value === "visits" ? null : (value as Measure) }, { replace: true })
              }
            />
          </Field>
        </div>
      </PanelHead>
      <figure
        aria-label={`${measure.label} ${titles[report.grouping].toLowerCase()}`}
        className="flex flex-1 flex-col p-4"
      >
        <div className="h-64 overflow-hidden lg:h-auto lg:min-h-70 lg:flex-1">
          <Suspense
            fallback={
              <Loading label="Carregando gráfico..." className="h-full">
                <Skeleton className="size-full" />
              </Loading>
            }
          >
            <DayChart report={report} measure={measure.name} />
          </Suspense>
        </div>
      </figure>
    </Panel>
  );
}
