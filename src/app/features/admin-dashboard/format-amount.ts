import { centsToDecimal, formatCents } from "#domain/money.ts";
import type { Figure } from "./dashboard.ts";

const whole = new Intl.NumberFormat("pt-BR");
const short = new Intl.NumberFormat("pt-BR", { notation: "compact", maximumFractionDigits: 2 });

/** 28990 → "R$ 289,90", or a count as it is. */
export function formatAmount(unit: Figure["unit"], amount: number): string {
  return unit === "cents" ? formatCents(amount) : whole.format(amount);
}

/** 500000 → "5 mil": at a chart's axis, where there is little room. */
export function shortAmount(cents: number): string {
  return short.format(Number(centsToDecimal(cents)));
}
