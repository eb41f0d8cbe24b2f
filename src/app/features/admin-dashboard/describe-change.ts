import type { DashboardPeriod } from "#domain/reports/dashboard-period.ts";
import type { Figure } from "./dashboard.ts";
import { formatAmount } from "./format-amount.ts";
import { periodNames } from "./period-params.ts";

export interface Change {
  direction: "up" | "down" | "flat";
  /** The number, shown in bold. */
  strong?: string;
  /** True where the bold number is no change but the period's own amount. */
  isAmount?: true;
  rest: string;
}

/**
 * growth: percent, for a running total. flow: the period's own number, beside that of the period before. difference:
 * the two periods compared in a whole number, because percents of few would look dramatic. added: how many are new.
 */
export type ChangeKind = "growth" | "flow" | "difference" | "added";

const percent = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** Returns the text below a number of the dashboard. */
export function describeChange(
  figure: Figure,
  { kind, period }: { kind: ChangeKind; period: DashboardPeriod },
): Change {
  const { label: span, before } = periodNames[period];
  const { unit, change, in_period, in_previous } = figure;
  const amount = (value: number) => formatAmount(unit, value);

  if (kind === "added") {
    if (in_period === 0) return { direction: "flat", rest: `nenhum novo em ${span}` };
    return {
      direction: "up",
      strong: amount(in_period),
      rest: `${in_period === 1 ? "novo" : "novos"} em ${span}`,
    };
  }
  if (kind === "difference") {
    const difference = in_period - in_previous;
    if (difference === 0) return { direction: "flat", rest: `igual em ${span}` };
    const word = difference > 0 ? "a mais" : "a menos";
    return {
      direction: directionOf(difference),
      strong: `${amount(Math.abs(difference))} ${word}`,
      rest: `em ${span}`,
    };
  }
  if (kind === "growth") {
    if (in_period === 0) return { direction: "flat", rest: `sem mudança em ${span}` };
    const strong = change === null ? amount(in_period) : `${percent.format(Math.abs(change))}%`;
    return { direction: directionOf(in_period), strong, rest: `em ${span}` };
  }
  if (in_period === 0 && in_previous === 0) return { direction: "flat", rest: `nada em ${span}` };
  return {
    direction: directionOf(in_period - in_previous),
    strong: amount(in_period),
    isAmount: true,
    rest: `em ${span}, ${compare(change, before)}`,
  };
}

function compare(change: number | null, before: string): string {
  if (change === null) return "sem período para comparar";
  if (change === 0) return `igual aos ${before}`;
  return `${percent.format(Math.abs(change))}% ${change < 0 ? "abaixo" : "acima"} dos ${before}`;
}

const directionOf = (value: number): Change["direction"] =>
  value === 0 ? "flat" : value > 0 ? "up" : "down";
