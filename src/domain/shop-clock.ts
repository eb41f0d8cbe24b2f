const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "short",
});

/** An instant as local time in the shop's time zone, in the format of a datetime-local input: "2026-11-20T09:00". */
export function toShopClock(instant: Date): string {
  return clock.format(instant).replace(" ", "T");
}

/** The instant of a local time in the shop's time zone, whatever the browser's own zone is; null for an invalid date. */
export function fromShopClock(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const wanted = new Date(`${text.slice(0, 16)}Z`);
  if (Number.isNaN(wanted.getTime())) return null;
  // Reading the local time as UTC and formatting it in the shop's zone yields the zone's offset at that time.
  const shown = new Date(`${toShopClock(wanted)}Z`);
  return new Date(wanted.getTime() + (wanted.getTime() - shown.getTime()));
}
