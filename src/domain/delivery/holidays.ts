import { addDays, type Day } from "../days.ts";

/** National holidays on a fixed date, as month and day. 20 November is one since 2024 (Lei 14.759/2023). */
const fixedDates = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"];

/**
 * Days of the movable feasts, counted from Easter Sunday: Monday and Tuesday of Carnival, Good Friday, Corpus Christi.
 * Only Good Friday is a holiday by law; on the others carriers and most shops stand still, and a promise must hold.
 */
const daysFromEaster = [-48, -47, -2, 60];

const knownYears = new Map<number, ReadonlySet<Day>>();

/** The days on which nothing is sent or delivered in the whole country. A year is computed once, not for each of its days. */
export function holidaysOf(year: number): ReadonlySet<Day> {
  const holidays = knownYears.get(year) ?? computeHolidays(year);
  knownYears.set(year, holidays);
  return holidays;
}

function computeHolidays(year: number): ReadonlySet<Day> {
  const easter = easterOf(year);
  return new Set([
    ...fixedDates.map((date) => `${year}-${date}`),
    ...daysFromEaster.map((distance) => addDays(easter, distance)),
  ]);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous rule of 1876. */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, "0");
  const day = String((sum % 31) + 1).padStart(2, "0");
  return `${year}-${month}-${day}`;
}
