import { formatCents } from "#domain/money.ts";
import type { Dashboard } from "./dashboard.ts";
import { periodNames } from "./period-params.ts";
import { longLabel } from "./step-labels.ts";

/** The chart's numbers as a table, for screen readers. */
export function SalesTable({ dashboard }: { dashboard: Dashboard }) {
  const { label, before } = periodNames[dashboard.period];
  return (
    <div className="sr-only">
      <table>
        <caption>Vendas nos últimos {label}</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Vendas</th>
            <th scope="col">Pedidos</th>
            <th scope="col">Pendentes</th>
            <th scope="col">Vendas nos {before}</th>
          </tr>
        </thead>
        <tbody>
          {dashboard.steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{longLabel(step)}</th>
              <td>{formatCents(step.sales_cents)}</td>
              <td>{step.orders}</td>
              <td>{formatCents(step.pending_cents)}</td>
              <td>{formatCents(step.previous.sales_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
