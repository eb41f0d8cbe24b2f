import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatCents } from "#domain/money.ts";
import type { Grouping } from "#domain/reports/groupings.ts";
import type { DashboardStep } from "./dashboard.ts";
import { shortAmount } from "./format-amount.ts";
import { longLabel, shortLabel } from "./step-labels.ts";

interface SalesChartProps {
  steps: readonly DashboardStep[];
  grouping: Grouping;
}

const tick = { fill: "var(--color-muted)", fontSize: 12 };

/** Draws sales over time, and the previous period as a dashed line. The arrow keys move from point to point. */
export default function SalesChart({ steps, grouping }: SalesChartProps) {
  const points = steps.map((step) => ({
    step,
    label: shortLabel(step, grouping),
    sales: step.sales_cents,
    before: step.previous.sales_cents,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        title="Gráfico das vendas"
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--color-line)" }}
          minTickGap={36}
          tickMargin={8}
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={52} tickFormatter={shortAmount} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--color-muted)" }}
          content={({ active, payload }) =>
            active && payload?.[0] ? <StepTip step={payload[0].payload.step} /> : null
          }
        />
        <Line
          type="linear"
          dataKey="before"
          stroke="var(--color-muted)"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Area
          type="linear"
          dataKey="sales"
          stroke="var(--color-grass)"
          strokeWidth={2}
          fill="var(--color-grass)"
          fillOpacity={0.12}
          dot={points.length === 1}
          activeDot={{ r: 5, fill: "var(--color-surface)", stroke: "var(--color-grass)", strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function StepTip({ step }: { step: DashboardStep }) {
  return (
    <div className="rounded-control bg-hover px-3 py-2 text-caption shadow-menu">
      <p className="text-muted">
        {longLabel(step)} · {step.orders} {step.orders === 1 ? "pedido" : "pedidos"}
      </p>
      <p className="font-bold font-display text-lead tabular-nums">{formatCents(step.sales_cents)}</p>
      {step.pending_cents > 0 && (
        <p className="text-warn tabular-nums">{formatCents(step.pending_cents)} pendentes</p>
      )}
      <p className="text-muted tabular-nums">
        {longLabel(step.previous)}: {formatCents(step.previous.sales_cents)}
      </p>
    </div>
  );
}
