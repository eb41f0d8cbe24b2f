import { addDays, type Day, weekdayOf } from "../days.ts";
import { holidaysOf } from "./holidays.ts";

const SATURDAY = 6;
const SUNDAY = 0;

export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The day after so many business days. With none it is the day itself or, if nobody works then, the next business day. */
export function addBusinessDays(from: Day, count: number): Day {
  let day = from;
  let left = count;
  while (left > 0 || !isBusinessDay(day)) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
