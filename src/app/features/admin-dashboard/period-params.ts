import {
  type DashboardPeriod,
  fitDashboardGrouping,
  USUAL_PERIOD,
} from "#domain/reports/dashboard-period.ts";
import type { Grouping } from "#domain/reports/groupings.ts";

/** The URL parameter and the label of each period. */
export const periodNames: Record<DashboardPeriod, { param: string; label: string; before: string }> = {
  "7-days": { param: "7d", label: "7 dias", before: "7 dias anteriores" },
  "30-days": { param: "30d", label: "30 dias", before: "30 dias anteriores" },
  "12-months": { param: "12m", label: "12 meses", before: "12 meses anteriores" },
};

export const groupingNames: Record<Grouping, { param: string; label: string }> = {
  day: { param: "dia", label: "Por dia" },
  week: { param: "semana", label: "Por semana" },
  month: { param: "mes", label: "Por mês" },
};

/** Reads period and grouping from the address; missing or invalid values become the defaults. */
export function readPeriodParams(params: URLSearchParams): { period: DashboardPeriod; grouping: Grouping } {
  const period = nameOf(periodNames, params.get("periodo")) ?? USUAL_PERIOD;
  return { period, grouping: fitDashboardGrouping(period, nameOf(groupingNames, params.get("por"))) };
}

/** Returns the URL parameters; the default choice is left out. */
export function writePeriodParams(period: DashboardPeriod, grouping?: Grouping): Record<string, string> {
  const isUsual = grouping === undefined || grouping === fitDashboardGrouping(period);
  return {
    ...(period !== USUAL_PERIOD && { periodo: periodNames[period].param }),
    ...(!isUsual && { por: groupingNames[grouping].param }),
  };
}

function nameOf<Name extends string>(names: Record<Name, { param: string }>, param: string | null) {
  return (Object.keys(names) as Name[]).find((name) => names[name].param === param);
}
