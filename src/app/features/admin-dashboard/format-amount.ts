import { centsToDecimal, formatCents } from "#domain/money.ts";
import type { Figure } from "./dashboard.ts";

const whole = new Intl.NumberFormat("pt-BR");
const short = new Intl.NumberFormat("pt-BR", { notation: "compact", maximumFractionDigits: 2 });

/** Formats 28990 as "R$ 289,90", or a count as it is. */
export function formatAmount(unit: Figure["unit"], amount: number): string {
  return unit === "cents" ? formatCents(amount) : whole.format(amount);
}

/** Formats 500000 as "5 mil", for a chart's axis, where there is little room. */
export function shortAmount(cents: number): string {
  return short.format(Number(centsToDecimal(cents)));
}
