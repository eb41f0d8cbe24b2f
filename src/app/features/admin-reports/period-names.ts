import { formatDay } from "#domain/days.ts";
import type { Period, PeriodPreset } from "#domain/reports/periods.ts";

/** The URL parameter and the label of each period of the reports. */
export const presetNames: Record<PeriodPreset, { param: string; label: string }> = {
  today: { param: "hoje", label: "Hoje" },
  "7-days": { param: "7d", label: "7 dias" },
  "30-days": { param: "30d", label: "30 dias" },
  "this-month": { param: "mes", label: "Este mês" },
  "last-month": { param: "mes-passado", label: "Mês passado" },
  "12-months": { param: "12m", label: "12 meses" },
  custom: { param: "personalizado", label: "Personalizado" },
};

export function presetOf(param: string | undefined): PeriodPreset {
  const found = Object.entries(presetNames).find(([, names]) => names.param === param);
  return (found?.[0] as PeriodPreset | undefined) ?? "30-days";
}

/** Formats a period as "15/11/2026" or "17/10/2026 a 15/11/2026". */
export const periodText = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
