import type { VisitOrigin } from "#domain/analytics/visit-event.ts";

/** What a tab remembers of its visit, so that each step is counted once. It never leaves the tab but for the origin. */
export interface Visit {
  /** When something was last counted. */
  at: number;
  origin: VisitOrigin;
  /** What was counted already. */
  done: string[];
}

const PAUSE_MS = 30 * 60_000;
const MOST_DONE = 100;

/** After half an hour of nothing it is another visit, from the same place unless the address says otherwise. */
export function continueVisit(
  kept: Visit | null,
  { now, search, referrer }: { now: number; search: string; referrer: string },
): Visit {
  if (kept && now - kept.at < PAUSE_MS) return { ...kept, at: now };
  const params = new URLSearchParams(search);
  const utm = ["source", "medium", "campaign"].map((name) => (params.get(`utm_${name}`) ?? "").slice(0, 200));
  return { at: now, origin: { utm: utm[0] ? utm : [], referrer: referrer.slice(0, 2000) }, done: [] };
}

/** The visit with a step marked, or undefined where that was done before, or where so much was done that it is enough. */
export function markDone(visit: Visit, step: string): Visit | undefined {
  if (visit.done.includes(step) || visit.done.length >= MOST_DONE) return undefined;
  return { ...visit, done: [...visit.done, step] };
}
