import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { longLabel, shortLabel } from "#app/features/admin-dashboard/step-labels.ts";
import { formatCount, type Measure } from "./measures.ts";
import type { Analytics } from "./use-analytics.ts";

const tick = { fill: "var(--color-muted)", fontSize: 12 };

/** Draws one measure over time; the table below it shows all of them. */
export default function DayChart({ report, measure }: { report: Analytics; measure: Measure }) {
  const bars = report.days.map(({ period, current }) => ({
    label: shortLabel(period, report.grouping),
    days: longLabel(period),
    count: current[measure],
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title="Gráfico por dia">
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--color-line)" }}
          minTickGap={28}
          tickMargin={8}
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={44} allowDecimals={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-raised)" }}
          content={({ active, payload }) =>
            active && payload?.[0] ? (
              <div className="rounded-control bg-hover px-3 py-2 text-caption shadow-menu">
                <p className="text-muted">{payload[0].payload.days}</p>
                <p className="font-bold font-display text-lead tabular-nums">
                  {formatCount(payload[0].payload.count)}
                </p>
              </div>
            ) : null
          }
        />
        <Bar dataKey="count" fill="var(--color-grass)" radius={3} maxBarSize={36} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
