/** How often a browser checks its session's expiry. */
export const SESSION_TICK_MS = 30_000;
const TICKS_BEFORE_EXPIRY = 3;

/** True early enough that the session survives one or two failed renewals. `expiresAt` is in seconds since 1970. */
export function needsRenewal(expiresAt: number, nowMs: number): boolean {
  return expiresAt * 1000 - nowMs <= TICKS_BEFORE_EXPIRY * SESSION_TICK_MS;
}
