/** Dates are always shown in the shop's time zone, whatever that of the server or the phone is. */
const timeZone = "America/Sao_Paulo";

const day = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
const shortDay = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit" });
const time = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit", minute: "2-digit" });

/** 21:45 */
export const formatTime = (date: Date): string => time.format(date);

/** 09/03/2026 */
export const formatDate = (date: Date): string => day.format(date);

/** 09/03/2026 21:45 */
export const formatDateTime = (date: Date): string => `${day.format(date)} ${time.format(date)}`;

/** 09/03 às 21:45, for what is near */
export const formatMoment = (date: Date): string => `${shortDay.format(date)} às ${time.format(date)}`;

/** 2026-03-09, the shop's day at that instant. */
export function dayOf(date: Date): string {
  const [dd, mm, yyyy] = day.format(date).split("/");
  return `${yyyy}-${mm}-${dd}`;
}
