const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "short",
});

/** "2026-11-20T09:00": an instant on the shop's clock, as a field for date and time holds it. */
export function toShopClock(instant: Date): string {
  return clock.format(instant).replace(" ", "T");
}

/** The instant at which the shop's clock shows this, wherever the browser is; null for what is no date. */
export function fromShopClock(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const wanted = new Date(`${text.slice(0, 16)}Z`);
  if (Number.isNaN(wanted.getTime())) return null;
  // What the clock shows at that moment of Greenwich tells how far the shop is from it.
  const shown = new Date(`${toShopClock(wanted)}Z`);
  return new Date(wanted.getTime() + (wanted.getTime() - shown.getTime()));
}
