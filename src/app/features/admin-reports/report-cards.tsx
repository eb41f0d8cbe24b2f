import { StatCard } from "#app/features/admin/stat-card.tsx";
import { percentChange } from "#domain/reports/periods.ts";
import { ChangeText } from "./change-text.tsx";
import { formatValue } from "./report-columns.ts";
import type { SalesReport, SalesTotals } from "./use-sales-report.ts";

interface CardDefinition {
  label: string;
  kind: "money" | "number";
  value: (totals: SalesTotals) => number | null;
}

const cards: CardDefinition[] = [
  { label: "Vendas", kind: "money", value: ({ total_cents }) => total_cents },
  { label: "Pedidos", kind: "number", value: ({ orders }) => orders },
  { label: "Unidades", kind: "number", value: ({ units }) => units },
  { label: "Ticket médio", kind: "money", value: ({ average_order_cents }) => average_order_cents },
];

/** Four numbers of the whole period, each with the previous period's. */
export function ReportCards({ totals }: Pick<SalesReport, "totals">) {
  return (
    <section
      aria-label="Resumo"
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4 print:grid-cols-4 print:gap-2"
    >
      {cards.map(({ label, kind, value }) => {
        const [now, before] = [value(totals.current), value(totals.previous)];
        const difference = (now ?? 0) - (before ?? 0);
        return (
          <StatCard
            key={label}
            label={label}
            value={formatValue(kind, now)}
            trend={
              <ChangeText
                percent={percentChange(now ?? 0, before ?? 0)}
                amount={difference}
                amountText={formatValue(kind, Math.abs(difference))}
              />
            }
            className={kind === "money" ? "max-md:col-span-2 print:col-span-1" : undefined}
          />
        );
      })}
    </section>
  );
}
