const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** For how long an event is tried again. */
export const GIVE_UP_MS = 72 * HOUR_MS;

/** The waits after each failure: soon at first, for a receiver that restarts; then ever more seldom. Together `GIVE_UP_MS`. */
const waits = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS + 24 * MINUTE_MS + 55 * SECOND_MS,
];

/** Each wait is up to a tenth longer, so that what failed together is not tried again together. */
const JITTER = 0.1;

/** How long to wait after that many failures; undefined if the event is given up. `random` is from 0 to 1. */
export function retryWait(failures: number, random: number): number | undefined {
  const wait = waits[failures - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * random));
}

/**
 * Whether an endpoint is switched off after a failure: an event has been tried to its end, and nothing has arrived since it
 * was tried first. Days on which nothing was tried count for nothing.
 */
export const isHopeless = (failures: number, failingForMs: number): boolean =>
  retryWait(failures, 0) === undefined && failingForMs >= GIVE_UP_MS;
