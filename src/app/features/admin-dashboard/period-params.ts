import {
  type DashboardPeriod,
  fitDashboardGrouping,
  USUAL_PERIOD,
} from "#domain/reports/dashboard-period.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

/** How the periods are called in the address and on the screen. */
export const periodWords: Record<DashboardPeriod, { param: string; label: string; before: string }> = {
  "7-days": { param: "7d", label: "7 dias", before: "7 dias anteriores" },
  "30-days": { param: "30d", label: "30 dias", before: "30 dias anteriores" },
  "12-months": { param: "12m", label: "12 meses", before: "12 meses anteriores" },
};

export const groupingWords: Record<Grouping, { param: string; label: string }> = {
  day: { param: "dia", label: "Por dia" },
  week: { param: "semana", label: "Por semana" },
  month: { param: "mes", label: "Por mês" },
};

/** What an address asks for; whatever it does not say, or says wrongly, is as usual. */
export function readPeriodParams(params: URLSearchParams): { period: DashboardPeriod; grouping: Grouping } {
  const period = nameOf(periodWords, params.get("periodo")) ?? USUAL_PERIOD;
  return { period, grouping: fitDashboardGrouping(period, nameOf(groupingWords, params.get("por"))) };
}

/** Short: the usual choice needs no word. */
export function writePeriodParams(period: DashboardPeriod, grouping?: Grouping): Record<string, string> {
  const isUsual = grouping === undefined || grouping === fitDashboardGrouping(period);
  return {
    ...(period !== USUAL_PERIOD && { periodo: periodWords[period].param }),
    ...(!isUsual && { por: groupingWords[grouping].param }),
  };
}

function nameOf<Name extends string>(words: Record<Name, { param: string }>, param: string | null) {
  return (Object.keys(words) as Name[]).find((name) => words[name].param === param);
}
