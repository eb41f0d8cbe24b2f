import { StatCard } from "#app/features/admin/stat-card.tsx";
import { formatReais } from "#domain/money.ts";
import { percentChange } from "#domain/reports/periods.ts";
import { averageTicket, type SalesReport, type SalesSums } from "#domain/reports/sales-report.ts";
import { ChangeText } from "./change-text.tsx";
import { formatValue } from "./report-columns.ts";

const figures: { label: string; isMoney: boolean; value: (sums: SalesSums) => number | null }[] = [
  { label: "Vendas", isMoney: true, value: ({ total_amount }) => total_amount },
  { label: "Pedidos", isMoney: false, value: ({ orders }) => orders },
  { label: "Unidades", isMoney: false, value: ({ units }) => units },
  { label: "Ticket médio", isMoney: true, value: averageTicket },
];

const number = new Intl.NumberFormat("pt-BR");

/** The whole period in four numbers, each beside that of the period before. */
export function ReportCards({ totals }: Pick<SalesReport, "totals">) {
  return (
    <section
      aria-label="Resumo"
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4 print:grid-cols-4 print:gap-2"
    >
      {figures.map(({ label, isMoney, value }) => {
        const [now, before] = [value(totals.current), value(totals.previous)];
        const difference = Math.round(((now ?? 0) - (before ?? 0)) * 100) / 100;
        const size = Math.abs(difference);
        return (
          <StatCard
            key={label}
            label={label}
            value={formatValue(isMoney ? "money" : "number", now)}
            trend={
              <ChangeText
                percent={percentChange(now ?? 0, before ?? 0)}
                amount={difference}
                amountText={isMoney ? formatReais(size) : number.format(size)}
              />
            }
            className={isMoney ? "max-md:col-span-2 print:col-span-1" : undefined}
          />
        );
      })}
    </section>
  );
}
