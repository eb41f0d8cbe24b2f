import type { VisitOrigin } from "#domain/analytics/visit-event.ts";

/** What a tab stores about its visit, so that each step is counted once. Only the origin is sent to the server. */
export interface Visit {
  /** The time of the last counted step. */
  at: number;
  origin: VisitOrigin;
  /** The steps that were already counted. */
  done: string[];
}

const MAX_PAUSE_MS = 30 * 60_000;
const MAX_STEPS = 100;

/**
 * Continues the visit. After half an hour without activity a new visit begins, with the same origin unless the address
 * has another.
 */
export function continueVisit(
  stored: Visit | null,
  { now, search, referrer }: { now: number; search: string; referrer: string },
): Visit {
  if (stored && now - stored.at < MAX_PAUSE_MS) return { ...stored, at: now };
  const params = new URLSearchParams(search);
  const utm = ["source", "medium", "campaign"].map((name) => (params.get(`utm_${name}`) ?? "").slice(0, 200));
  return { at: now, origin: { utm: utm[0] ? utm : [], referrer: referrer.slice(0, 2000) }, done: [] };
}

/**
 * Returns the visit with the step recorded; undefined where it was already counted or the limit of steps is reached.
 */
export function recordStep(visit: Visit, step: string): Visit | undefined {
  if (visit.done.includes(step) || visit.done.length >= MAX_STEPS) return undefined;
  return { ...visit, done: [...visit.done, step] };
}
