import { formatDateTime } from "#domain/orders/order-dates.ts";

interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** When an offer counts, as one would say it at this moment. */
export function describePeriod({ startsAt, endsAt }: Period, now: Date): string {
  if (endsAt && endsAt <= now) return `Terminou em ${formatDateTime(endsAt)}`;
  if (startsAt && startsAt > now) {
    const from = formatDateTime(startsAt);
    return endsAt ? `De ${from} a ${formatDateTime(endsAt)}` : `A partir de ${from}`;
  }
  return endsAt ? `Até ${formatDateTime(endsAt)}` : "Sem data para acabar";
}
