import { percentOf } from "#domain/analytics/analytics-report.ts";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { formatCount, formatRate, NO_RATE, TOO_FEW_VISITS } from "./measures.ts";
import type { VisitTotals } from "./use-analytics.ts";

const steps: { name: keyof VisitTotals; label: string }[] = [
  { name: "visits", label: "Visitaram a loja" },
  { name: "viewers", label: "Viram um produto" },
  { name: "carts", label: "Colocaram no carrinho" },
  { name: "checkouts", label: "Começaram a finalizar" },
  { name: "orders", label: "Fizeram o pedido" },
];

/** The funnel from visit to order. The bars are decoration; the text has the same numbers. */
export function VisitFunnel({ totals }: { totals: VisitTotals }) {
  return (
    <Panel>
      <PanelHead title="Da visita ao pedido" />
      <ol className="grid gap-4 p-4">
        {steps.map(({ name, label }, index) => {
          const before = steps[index - 1];
          return (
            <li key={name} className="grid gap-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{label}</span>
                <span className="text-muted tabular-nums">
                  <b className="font-semibold text-text">{formatCount(totals[name])}</b>
                  {before && ` · ${describeStep(totals[name], totals[before.name])}`}
                </span>
              </p>
              <div aria-hidden="true" className="h-5 overflow-hidden rounded-inner bg-raised">
                <div
                  className="h-full rounded-inner bg-grass"
                  style={{ width: `${percentOf(totals[name], totals.visits) ?? 0}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="border-line border-t px-4 py-3 text-caption text-muted">
        Os pedidos vêm da própria lista de pedidos, sem os que a loja digitou: contam também quem não é
        contado nas visitas.
      </p>
    </Panel>
  );
}

function describeStep(count: number, before: number): string {
  const rate = formatRate(count, before);
  return rate ? `${rate} do passo anterior` : `${NO_RATE} ${TOO_FEW_VISITS}`;
}
