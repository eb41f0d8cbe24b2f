import { addDays, addMonths, countDays, type Day, firstOfMonth, isDay, lastOfMonth } from "../days.ts";

/** Both days are included. */
export interface Period {
  from: Day;
  to: Day;
}

export const periodPresets = [
  "today",
  "7-days",
  "30-days",
  "this-month",
  "last-month",
  "12-months",
  "custom",
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** A longer period would make tables too long to read. */
export const MAX_DAYS = 5 * 366;

/** What was chosen: the name of a period, or two days. */
export type PeriodChoice = { preset: Exclude<PeriodPreset, "custom"> } | ({ preset: "custom" } & Period);

/** A period and the one that it is compared with. */
export interface ComparedPeriod {
  current: Period;
  previous: Period;
  /** Maps a day of the period to its counterpart in the previous period. */
  shift: (day: Day) => Day;
}

/**
 * Months are compared with months, and days with the same number of days before them: the first fifteen days of
 * November are compared with the first fifteen of October, although October is longer.
 */
export function comparePeriod(choice: PeriodChoice, today: Day): ComparedPeriod {
  const current = resolvePeriod(choice, today);
  const byMonths = (count: number) => (day: Day) => addMonths(day, -count);
  switch (choice.preset) {
    case "this-month": {
      const shift = byMonths(1);
      return { current, previous: { from: shift(current.from), to: shift(current.to) }, shift };
    }
    case "last-month": {
      const shift = byMonths(1);
      const from = shift(current.from);
      return { current, previous: { from, to: lastOfMonth(from) }, shift };
    }
    case "12-months": {
      const shift = byMonths(12);
      return { current, previous: { from: shift(current.from), to: shift(current.to) }, shift };
    }
    default: {
      const length = countDays(current.from, current.to);
      return { current, previous: periodBefore(current), shift: (day) => addDays(day, -length) };
    }
  }
}

export function resolvePeriod(choice: PeriodChoice, today: Day): Period {
  switch (choice.preset) {
    case "today":
      return { from: today, to: today };
    case "7-days":
      return { from: addDays(today, -6), to: today };
    case "30-days":
      return { from: addDays(today, -29), to: today };
    case "this-month":
      return { from: firstOfMonth(today), to: today };
    case "last-month": {
      const from = addMonths(firstOfMonth(today), -1);
      return { from, to: lastOfMonth(from) };
    }
    case "12-months":
      return { from: addMonths(firstOfMonth(today), -11), to: today };
    case "custom":
      return { from: choice.from, to: choice.to };
  }
}

/** The period of the same length that ends on the day before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

/** The message for the user if two days form no valid period; undefined if they do. */
export function findPeriodError(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Informe a data inicial e a data final";
  if (from > to) return "A data inicial deve vir antes da data final";
  if (countDays(from, to) > MAX_DAYS) return "Escolha um período de até 5 anos";
  return undefined;
}

/** The change in percent, with one decimal; null if the previous value was zero. */
export function percentChange(now: number, before: number): number | null {
  if (before === 0) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}
