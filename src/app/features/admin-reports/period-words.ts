import { formatDay } from "#domain/reports/days.ts";
import type { Period, PeriodPreset } from "#domain/reports/periods.ts";

/** How the periods of reports are called, in the address and on the screen. */
export const presetWords: Record<PeriodPreset, { param: string; label: string }> = {
  today: { param: "hoje", label: "Hoje" },
  "7-days": { param: "7d", label: "7 dias" },
  "30-days": { param: "30d", label: "30 dias" },
  "this-month": { param: "mes", label: "Este mês" },
  "last-month": { param: "mes-passado", label: "Mês passado" },
  "12-months": { param: "12m", label: "12 meses" },
  custom: { param: "personalizado", label: "Personalizado" },
};

export function presetOf(param: string | undefined): PeriodPreset {
  const found = Object.entries(presetWords).find(([, words]) => words.param === param);
  return (found?.[0] as PeriodPreset | undefined) ?? "30-days";
}

/** "15/11/2026", or "17/10/2026 a 15/11/2026" */
export const periodText = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
