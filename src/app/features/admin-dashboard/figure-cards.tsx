import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { StatCard } from "#app/features/admin/stat-card.tsx";
import type { DashboardPeriod } from "#domain/reports/dashboard-period.ts";
import { cx } from "#ui/cx.ts";
import type { Dashboard, Figure, FigureName } from "./dashboard.ts";
import { type Change, type ChangeKind, describeChange } from "./describe-change.ts";
import { formatAmount } from "./format-amount.ts";
import { Sparkline } from "./sparkline.tsx";

interface CardDefinition {
  name: FigureName;
  label: string;
  kind: ChangeKind;
  /** Pending orders are neither good nor bad, so their change is amber in either direction. */
  isWaiting?: true;
  span: typeof EVER | typeof NOW;
  to: string;
}

const EVER = "desde o início";
const NOW = "agora";

const cards: CardDefinition[] = [
  {
    name: "total_sales",
    label: "Vendas Totais",
    kind: "growth",
    span: EVER,
    to: "/admin/pedidos?status=completed",
  },
  {
    name: "completed_sales",
    label: "Vendas Concluídas",
    kind: "flow",
    span: EVER,
    to: "/admin/pedidos?status=completed",
  },
  {
    name: "pending_sales",
    label: "Vendas Totais Pendentes",
    kind: "flow",
    isWaiting: true,
    span: NOW,
    to: "/admin/pedidos?status=pending",
  },
  { name: "orders", label: "Pedidos", kind: "growth", span: EVER, to: "/admin/pedidos" },
  {
    name: "pending_orders",
    label: "Pedidos Pendentes",
    kind: "difference",
    isWaiting: true,
    span: NOW,
    to: "/admin/pedidos?status=pending",
  },
  { name: "customers", label: "Clientes", kind: "growth", span: EVER, to: "/admin/clientes" },
  { name: "products", label: "Produtos Ativos", kind: "added", span: NOW, to: "/admin/produtos" },
];

export function FigureCards({ figures, period }: Pick<Dashboard, "figures" | "period">) {
  return (
    <section aria-label="Resumo" className="grid grid-cols-2 gap-3 lg:grid-cols-12 lg:gap-4">
      {cards.map((card) => (
        <FigureCard key={card.name} card={card} figure={figures[card.name]} period={period} />
      ))}
    </section>
  );
}

interface FigureCardProps {
  card: CardDefinition;
  figure: Figure;
  period: DashboardPeriod;
}

function FigureCard({ card, figure, period }: FigureCardProps) {
  const { label, kind, span, isWaiting, to } = card;
  const change = describeChange(figure, { kind, period });
  return (
    <StatCard
      label={label}
      span={span}
      to={to}
      value={formatAmount(figure.unit, figure.value)}
      spark={<Sparkline values={figure.trend} className={toneOf(isWaiting ? "warn" : change.direction)} />}
      trend={<ChangeText change={change} tone={toneOf(isWaiting ? "warn" : change.direction)} />}
      className={figure.unit === "cents" ? "col-span-2 lg:col-span-4" : "lg:col-span-3"}
    />
  );
}

const icons = { up: TrendingUp, down: TrendingDown, flat: Minus };
const directions = { up: "aumento de ", down: "queda de ", flat: "" };

function ChangeText({ change, tone }: { change: Change; tone: string }) {
  const { direction, strong, isAmount, rest } = change;
  const Icon = icons[direction];
  return (
    <>
      <Icon aria-hidden="true" className={cx("mr-1 inline size-4 align-[-3px]", tone)} />
      {strong && (
        <>
          {!isAmount && <span className="sr-only">{directions[direction]}</span>}
          <b className={cx("font-semibold", tone)}>{strong}</b>{" "}
        </>
      )}
      {rest}
    </>
  );
}

function toneOf(look: Change["direction"] | "warn"): string {
  return { up: "text-ok", down: "text-bad", flat: "text-subtle", warn: "text-warn" }[look];
}
