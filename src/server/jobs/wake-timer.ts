/** The time that a transaction gets to commit; what it misses is found by the chore. */
const WAKE_MS = 30;
/** What is due later than that is left to the chore, which runs every minute. */
const MAX_WAIT_MS = 60_000;

/** When a worker whose tables are its queue looks into them again. */
export interface WakeTimer {
  /** In a moment, and not twice at once. */
  wake(): void;
  /** In so many milliseconds, in place of what was said before; not at all if that is longer than the chore takes. */
  wakeIn(ms: number): void;
  stop(): void;
}

export function createWakeTimer(ring: () => void): WakeTimer {
  let soon: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wake = () => {
    if (isStopped) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      ring();
    }, WAKE_MS).unref();
  };
  return {
    wake,
    wakeIn(ms) {
      clearTimeout(later);
      if (ms < MAX_WAIT_MS && !isStopped) later = setTimeout(wake, ms).unref();
    },
    stop() {
      isStopped = true;
      clearTimeout(soon);
      clearTimeout(later);
    },
  };
}
