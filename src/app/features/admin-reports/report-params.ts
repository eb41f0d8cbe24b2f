import { fitGrouping, type Grouping } from "#domain/reports/groupings.ts";
import { findPeriodFault, type PeriodPreset } from "#domain/reports/periods.ts";
import type { ReportStatus, ReportView } from "#domain/reports/sales-query.ts";
import { presetOf, presetWords } from "./period-words.ts";

export const viewWords: Record<ReportView, { param: string; label: string }> = {
  period: { param: "periodo", label: "Período" },
  product: { param: "produto", label: "Produto" },
  category: { param: "categoria", label: "Categoria" },
  size: { param: "tamanho", label: "Tamanho" },
  customization: { param: "personalizacao", label: "Personalização" },
};

export const statusWords: Record<ReportStatus, { param: string; label: string }> = {
  all: { param: "todos", label: "Todos" },
  completed: { param: "concluidos", label: "Concluídos" },
  pending: { param: "pendentes", label: "Pendentes" },
};

const groupingParams: Record<Grouping, string> = { day: "dia", week: "semana", month: "mes" };

/** The period that an address names. */
export interface PeriodParams {
  preset: PeriodPreset;
  /** Only with the preset "custom". */
  from: string;
  to: string;
  /** Why two chosen days make no period yet. */
  fault: string | undefined;
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
  return { preset, from, to, fault: preset === "custom" ? findPeriodFault(from, to) : undefined };
}

/** What an address asks for; whatever it does not say, or says wrongly, is as usual. */
export function readReportParams(get: Get): ReportParams {
  return {
    ...readPeriodParams(get),
    by: nameOf(viewWords, get("ver")) ?? "period",
    status: nameOf(statusWords, get("status")) ?? "all",
    grouping: (Object.keys(groupingParams) as Grouping[]).find(
      (name) => groupingParams[name] === get("grupo"),
    ),
  };
}

/** The usual choice needs no word in the address. */
export const viewParam = (view: ReportView) => (view === "period" ? null : viewWords[view].param);
export const statusParam = (status: ReportStatus) => (status === "all" ? null : statusWords[status].param);
export const groupingParam = (grouping: Grouping) => groupingParams[grouping];
export const presetParam = (preset: PeriodPreset) =>
  preset === "30-days" ? null : presetWords[preset].param;

/** What the API is asked; two days only where they were chosen. */
export function periodQuery({ preset, from, to }: PeriodParams) {
  return preset === "custom" ? { preset, from, to } : { preset };
}

export function reportQuery({ by, status, grouping, ...period }: ReportParams) {
  return { ...periodQuery(period), by, status, ...(grouping && by === "period" && { grouping }) };
}

/** Days of many years would be too many lines. */
export const mayGroupBy = (period: { from: string; to: string }, grouping: Grouping): boolean =>
  fitGrouping(period, grouping) === grouping;

function nameOf<Name extends string>(words: Record<Name, { param: string }>, param: string | undefined) {
  return (Object.keys(words) as Name[]).find((name) => words[name].param === param);
}
