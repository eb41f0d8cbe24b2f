/** How often a browser looks at its session. */
export const SESSION_TICK_MS = 30_000;
const TICKS_BEFORE_EXPIRY = 3;

/** Early enough that one or two failed attempts do not end the session. `expiresAt` in seconds since 1970. */
export function needsRenewal(expiresAt: number, nowMs: number): boolean {
  return expiresAt * 1000 - nowMs <= TICKS_BEFORE_EXPIRY * SESSION_TICK_MS;
}
