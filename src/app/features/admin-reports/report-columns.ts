import { longLabel } from "#app/features/admin-dashboard/step-labels.ts";
import { firstOfMonth, lastOfMonth } from "#domain/days.ts";
import { formatCents } from "#domain/money.ts";
import { type Period, percentChange } from "#domain/reports/periods.ts";
import type { ReportView } from "#domain/reports/sales-query.ts";
import type { SalesReport, SalesRow, SalesTotals } from "./use-sales-report.ts";

/** A line of a report, or its total. */
export type ReportLine = Pick<SalesRow, "current" | "previous">;

export interface ReportColumn {
  label: string;
  /** Money is in whole cents. */
  kind: "money" | "number" | "percent";
  /** Null where there is no value, such as an average of no orders or a change from nothing. */
  value: (line: ReportLine, report: SalesReport) => number | null;
}

const sales: ReportColumn = { label: "Vendas", kind: "money", value: ({ current }) => current.total_cents };
const before: ReportColumn = {
  label: "Período anterior",
  kind: "money",
  value: ({ previous }) => previous.total_cents,
};
const units: ReportColumn = { label: "Unidades", kind: "number", value: ({ current }) => current.units };

/** The goods before discounts. */
const goods: ReportColumn = {
  label: "Produtos",
  kind: "money",
  value: ({ current: { total_cents, delivery_cents = 0, discount_cents = 0 } }) =>
    total_cents - delivery_cents + discount_cents,
};
const discount: ReportColumn = {
  label: "Desconto",
  kind: "money",
  value: ({ current }) => current.discount_cents ?? null,
};
const delivery: ReportColumn = {
  label: "Frete",
  kind: "money",
  value: ({ current }) => current.delivery_cents ?? null,
};

/** What the sales are made of, where orders have a discount or a price for their delivery. */
function partsOf({ discount_cents, delivery_cents }: SalesTotals): ReportColumn[] {
  const parts = [
    ...(discount_cents === undefined ? [] : [discount]),
    ...(delivery_cents === undefined ? [] : [delivery]),
  ];
  return parts.length > 0 ? [goods, ...parts] : [];
}

/** The columns of the report by period, which counts orders; the other reports count items. */
const byOrders = (totals: SalesTotals): ReportColumn[] => [
  sales,
  ...partsOf(totals),
  { label: "Pedidos", kind: "number", value: ({ current }) => current.orders },
  units,
  { label: "Ticket médio", kind: "money", value: ({ current }) => current.average_order_cents },
  before,
];

const byItems: ReportColumn[] = [
  sales,
  units,
  { label: "Preço médio", kind: "money", value: ({ current }) => current.average_unit_cents },
  {
    label: "Participação",
    kind: "percent",
    value: ({ current }, { rows_total }) => {
      const whole = rows_total.current.total_cents;
      return whole ? (current.total_cents / whole) * 100 : null;
    },
  },
  before,
];

export const columnsOf = ({ by, totals }: Pick<SalesReport, "by" | "totals">): ReportColumn[] =>
  by === "period" ? byOrders(totals.current) : byItems;

/** More columns than usual are set closer, because they would not fit beside the menu or on paper. */
export const isWide = (columns: readonly ReportColumn[]): boolean => columns.length > byItems.length;

/** Returns the change against the previous period. */
export function changeOf({ current, previous }: ReportLine) {
  return {
    amount: current.total_cents - previous.total_cents,
    percent: percentChange(current.total_cents, previous.total_cents),
  };
}

const number = new Intl.NumberFormat("pt-BR");
const percent = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatPercent = (value: number): string => `${percent.format(value)}%`;

export function formatValue(kind: ReportColumn["kind"], value: number | null): string {
  if (value === null) return "–";
  if (kind === "money") return formatCents(value);
  return kind === "percent" ? formatPercent(value) : number.format(value);
}

const customizationLabels: Record<string, string> = {
  with: "Com personalização",
  without: "Sem personalização",
};

const monthName = new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns "novembro de 2026" for a period that is a whole month. */
function monthOf({ from, to }: Period): string | undefined {
  const isWhole = from === firstOfMonth(from) && to === lastOfMonth(from);
  return isWhole ? monthName.format(new Date(from)) : undefined;
}

export function labelOf(by: ReportView, { label, period }: SalesRow): string {
  if (period) return monthOf(period) ?? longLabel(period);
  return by === "customization" ? (customizationLabels[label] ?? label) : label;
}
