import { formatDate } from "./orders/order-dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "há 5 minutos"; from 30 days on, the day itself. A clock that is a little ahead says "agora há pouco". */
export function timeAgo(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return "agora há pouco";
  if (passed < HOUR_MS) return `há ${count(passed / MINUTE_MS, "minuto")}`;
  if (passed < DAY_MS) return `há ${count(passed / HOUR_MS, "hora")}`;
  if (passed < 30 * DAY_MS) return `há ${count(passed / DAY_MS, "dia")}`;
  return `em ${formatDate(at)}`;
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${whole === 1 ? unit : `${unit}s`}`;
}
