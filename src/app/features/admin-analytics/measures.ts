import { rateOf } from "#domain/analytics/analytics-report.ts";
import type { VisitTotals } from "./use-analytics.ts";

/** The measures and their labels. */
export const measures = [
  { name: "visits", label: "Visitas" },
  { name: "views", label: "Produtos vistos" },
  { name: "searches", label: "Buscas" },
  { name: "carts", label: "Carrinhos" },
  { name: "checkouts", label: "Finalizações iniciadas" },
  { name: "orders", label: "Pedidos" },
] as const satisfies { name: keyof VisitTotals; label: string }[];

export type Measure = (typeof measures)[number]["name"];

const number = new Intl.NumberFormat("pt-BR");
const percent = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatCount = (count: number): string => number.format(count);

/** Returns "12,5%", or undefined where there is too little to claim a rate. */
export function formatRate(part: number, whole: number): string | undefined {
  const rate = rateOf(part, whole);
  return rate === null ? undefined : `${percent.format(rate)}%`;
}

/** Stands where a rate would; beside or below it is said why. */
export const NO_RATE = "—";
export const TOO_FEW_VISITS = "poucas visitas para calcular";
