import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import type { SalesReport } from "./use-sales-report.ts";

type Printed = NonNullable<SalesReport["printed"]>;

/** The names and numbers that were printed most often in the period. */
export function PrintedNames({ printed }: { printed: Printed }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
      <PrintedList title="Nomes mais pedidos" list={printed.names} />
      <PrintedList title="Números mais pedidos" list={printed.numbers} />
    </div>
  );
}

function PrintedList({ title, list }: { title: string; list: Printed["names"] }) {
  return (
    <Panel className="break-inside-avoid">
      <PanelHead title={title} />
      {list.length === 0 ? (
        <EmptyState title="Nenhuma camisa personalizada neste período" />
      ) : (
        <ol>
          {list.map(({ text, units }, index) => (
            <li
              key={text}
              className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-line border-b px-4 py-2 last:border-b-0"
            >
              <b
                aria-hidden="true"
                className="text-center font-bold font-display text-lead text-subtle leading-none"
              >
                {index + 1}
              </b>
              <span className="wrap-anywhere font-semibold">{text}</span>
              <span className="text-muted tabular-nums">
                {units} {units === 1 ? "unidade" : "unidades"}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
