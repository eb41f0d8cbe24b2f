import { fitGrouping, type Grouping } from "#domain/reports/groupings.ts";
import { findPeriodError, type PeriodPreset } from "#domain/reports/periods.ts";
import type { ReportStatus, ReportView } from "#domain/reports/sales-query.ts";
import { presetNames, presetOf } from "./period-names.ts";

export const viewNames: Record<ReportView, { param: string; label: string }> = {
  period: { param: "periodo", label: "Período" },
  product: { param: "produto", label: "Produto" },
  category: { param: "categoria", label: "Categoria" },
  size: { param: "tamanho", label: "Tamanho" },
  customization: { param: "personalizacao", label: "Personalização" },
};

export const statusNames: Record<ReportStatus, { param: string; label: string }> = {
  all: { param: "todos", label: "Todos" },
  completed: { param: "concluidos", label: "Concluídos" },
  pending: { param: "pendentes", label: "Pendentes" },
};

const groupingParams: Record<Grouping, string> = { day: "dia", week: "semana", month: "mes" };

/** The period in the address. */
export interface PeriodParams {
  preset: PeriodPreset;
  /** Empty unless the preset is "custom". */
  from: string;
  to: string;
  /** Why the two chosen days are no valid period. */
  error: string | undefined;
}

export interface ReportParams extends PeriodParams {
  by: ReportView;
  status: ReportStatus;
  grouping: Grouping | undefined;
}

type Get = (name: string) => string | undefined;

export function readPeriodParams(get: Get): PeriodParams {
  const preset = presetOf(get("periodo"));
  const [from, to] = preset === "custom" ? [get("de") ?? "", get("ate") ?? ""] : ["", ""];
  return { preset, from, to, error: preset === "custom" ? findPeriodError(from, to) : undefined };
}

/** Reads the report's parameters from the address; missing or invalid values become the defaults. */
export function readReportParams(get: Get): ReportParams {
  return {
    ...readPeriodParams(get),
    by: nameOf(viewNames, get("ver")) ?? "period",
    status: nameOf(statusNames, get("status")) ?? "all",
    grouping: (Object.keys(groupingParams) as Grouping[]).find(
      (name) => groupingParams[name] === get("grupo"),
    ),
  };
}

/** The default view has no parameter. */
export const viewParam = (view: ReportView) => (view === "period" ? null : viewNames[view].param);
export const statusParam = (status: ReportStatus) => (status === "all" ? null : statusNames[status].param);
export const groupingParam = (grouping: Grouping) => groupingParams[grouping];
export const presetParam = (preset: PeriodPreset) =>
  preset === "30-days" ? null : presetNames[preset].param;

/** Converts the period to the API's query; the two days are sent only with "custom". */
export function periodQuery({ preset, from, to }: PeriodParams) {
  return preset === "custom" ? { preset, from, to } : { preset };
}

export function reportQuery({ by, status, grouping, ...period }: ReportParams) {
  return { ...periodQuery(period), by, status, ...(grouping && by === "period" && { grouping }) };
}

/** A grouping by day over many years would have too many lines. */
export const mayGroupBy = (period: { from: string; to: string }, grouping: Grouping): boolean =>
  fitGrouping(period, grouping) === grouping;

function nameOf<Name extends string>(names: Record<Name, { param: string }>, param: string | undefined) {
  return (Object.keys(names) as Name[]).find((name) => names[name].param === param);
}
