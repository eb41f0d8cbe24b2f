export type PeriodState = "always" | "scheduled" | "running" | "ended";

export interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Whether a banner's period is still to come, current or over at `now`. */
export function periodStateAt({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (endsAt && endsAt <= now) return "ended";
  if (startsAt && startsAt > now) return "scheduled";
  return startsAt || endsAt ? "running" : "always";
}

export function isPeriodPossible({ startsAt, endsAt }: Period): boolean {
  return startsAt === null || endsAt === null || endsAt > startsAt;
}
