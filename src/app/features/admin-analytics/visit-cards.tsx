import { StatCard } from "#app/features/admin/stat-card.tsx";
import { ChangeText } from "#app/features/admin-reports/change-text.tsx";
import { percentChange } from "#domain/reports/periods.ts";
import { formatCount, formatRate, measures, NO_RATE, TOO_FEW_VISITS } from "./measures.ts";
import type { Analytics } from "./use-analytics.ts";

/** One card per measure with its change against the previous period, and last the share of visits that ordered. */
export function VisitCards({ totals: { current, previous } }: Pick<Analytics, "totals">) {
  const conversion = formatRate(current.orders, current.visits);
  const before = formatRate(previous.orders, previous.visits) ?? NO_RATE;
  const emptyRate = formatRate(current.empty_searches, current.searches);
  return (
    <section aria-label="Resumo" className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {measures.map(({ name, label }) => {
        const difference = current[name] - previous[name];
        return (
          <StatCard
            key={name}
            label={label}
            value={formatCount(current[name])}
            trend={
              <ChangeText
                percent={percentChange(current[name], previous[name])}
                amount={difference}
                amountText={formatCount(Math.abs(difference))}
              />
            }
          />
        );
      })}
      <StatCard
        label="Buscas sem resultado"
        value={formatCount(current.empty_searches)}
        trend={emptyRate ? `${emptyRate} das buscas` : "poucas buscas para calcular"}
      />
      <StatCard
        label="Conversão"
        value={conversion ?? NO_RATE}
        trend={conversion ? `antes: ${before}` : TOO_FEW_VISITS}
      />
    </section>
  );
}
