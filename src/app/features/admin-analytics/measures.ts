import { percentOf } from "#domain/analytics/analytics-report.ts";
import type { VisitSums } from "./use-analytics.ts";

/** What is counted, in the words of the screen. */
export const measures = [
  { name: "visits", label: "Visitas" },
  { name: "views", label: "Produtos vistos" },
  { name: "searches", label: "Buscas" },
  { name: "carts", label: "Carrinhos" },
  { name: "checkouts", label: "Finalizações iniciadas" },
  { name: "orders", label: "Pedidos" },
] as const satisfies { name: keyof VisitSums; label: string }[];

export type Measure = (typeof measures)[number]["name"];

const number = new Intl.NumberFormat("pt-BR");
const percent = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatCount = (count: number): string => number.format(count);

/** "12,5%", or a dash where there is nothing to divide by. */
export function formatRate(part: number, whole: number): string {
  const rate = percentOf(part, whole);
  return rate === null ? "–" : `${percent.format(rate)}%`;
}
