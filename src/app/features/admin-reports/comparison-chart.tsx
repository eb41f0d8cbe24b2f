import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { shortAmount } from "#app/features/admin-dashboard/format-amount.ts";
import { formatCents } from "#domain/money.ts";
import { labelOf } from "./report-columns.ts";
import type { SalesReport, SalesRow } from "./use-sales-report.ts";

const tick = { fill: "var(--color-muted)", fontSize: 12 };

/** Draws the first lines of a report as bars, above those of the previous period. */
export default function ComparisonChart({
  report,
  rows,
}: {
  report: SalesReport;
  rows: readonly SalesRow[];
}) {
  const bars = rows.map((row) => ({
    label: labelOf(report.by, row),
    now: row.current.total_cents,
    before: row.previous.total_cents,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={bars}
        layout="vertical"
        barGap={2}
        margin={{ top: 0, right: 12, bottom: 0, left: 0 }}
        title="Gráfico das vendas"
      >
        <CartesianGrid horizontal={false} stroke="var(--color-line)" />
        <XAxis type="number" tick={tick} tickLine={false} axisLine={false} tickFormatter={shortAmount} />
        <YAxis
          type="category"
          dataKey="label"
          width={128}
          tick={tick}
          tickLine={false}
          axisLine={false}
          interval={0}
          tickFormatter={shorten}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-raised)" }}
          content={({ active, payload }) =>
            active && payload?.[0] ? <BarTip {...payload[0].payload} /> : null
          }
        />
        <Bar dataKey="now" fill="var(--color-grass)" radius={3} maxBarSize={18} isAnimationActive={false} />
        <Bar
          dataKey="before"
          fill="var(--color-disabled)"
          radius={3}
          maxBarSize={10}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Cuts a label to two lines of the axis. */
const shorten = (label: string) => (label.length > 34 ? `${label.slice(0, 33).trimEnd()}…` : label);

function BarTip({ label, now, before }: { label: string; now: number; before: number }) {
  return (
    <div className="rounded-control bg-hover px-3 py-2 text-caption shadow-menu">
      <p className="text-muted">{label}</p>
      <p className="font-bold font-display text-lead tabular-nums">{formatCents(now)}</p>
      <p className="text-muted tabular-nums">Antes: {formatCents(before)}</p>
    </div>
  );
}
