import { StatCard } from "#app/features/admin/stat-card.tsx";
import { ChangeText } from "#app/features/admin-reports/change-text.tsx";
import { percentChange } from "#domain/reports/periods.ts";
import { formatCount, formatRate, measures } from "./measures.ts";
import type { Analytics } from "./use-analytics.ts";

/** One card per measure with its change against the previous period, and last the share of visits that ordered. */
export function VisitCards({ totals: { current, previous } }: Pick<Analytics, "totals">) {
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
        trend={`${formatRate(current.empty_searches, current.searches)} das buscas`}
      />
      <StatCard
        label="Conversão"
        value={formatRate(current.orders, current.visits)}
        trend={`antes: ${formatRate(previous.orders, previous.visits)}`}
      />
    </section>
  );
}
