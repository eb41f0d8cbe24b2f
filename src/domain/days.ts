/** A calendar day in the shop's time zone, "2026-11-15", without a time that another zone could shift. */
export type Day = string;

const DAY_MS = 86_400_000;

const toUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date): Day => date.toISOString().slice(0, 10);

/** True for a day that exists, which "2026-02-30" does not, in a plausible year. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text;
}

export const addDays = (day: Day, count: number): Day =>
  fromUtc(new Date(toUtc(day).getTime() + count * DAY_MS));

/** The same day some months later or earlier, or the last day of a month that is too short for it. */
export function addMonths(day: Day, count: number): Day {
  const date = toUtc(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8)), lastOfMonth));
  return fromUtc(date);
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

/** 0 for a Sunday to 6 for a Saturday. */
export const weekdayOf = (day: Day): number => toUtc(day).getUTCDay();

/** The Monday of the day's week. */
export function firstOfWeek(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The number of days from one to the other, both included. */
export const countDays = (from: Day, to: Day): number =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS) + 1;

/** "15/11/2026" */
export const formatDay = (day: Day): string => day.split("-").reverse().join("/");
/** "15/11" */
export const formatShortDay = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}`;
