const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** While an order waits for its payment, a lost notification costs no more than this. */
const OPEN_INTERVAL_MS = 10 * MINUTE_MS;
/** Banks may take a while to report what was paid in the last moment. */
const AFTER_EXPIRY_MS = 60 * MINUTE_MS;
/** A payment can be contested for about this long. */
const WATCHED_MS = 120 * DAY_MS;

export interface WatchedCharge {
  createdAt: Date;
  /** Null if it never expires. */
  expiresAt: Date | null;
  /** Whether its order still waits for the payment. */
  isAwaited: boolean;
}

/** When the provider is first asked about a charge that it has made now. */
export const firstCheck = (now: Date): Date => new Date(now.getTime() + OPEN_INTERVAL_MS);

/**
 * When the provider is asked next: every ten minutes while a payment can come, then ever more seldom, for refunds,
 * chargebacks and late payments. Null if never again.
 */
export function nextCheck({ createdAt, expiresAt, isAwaited }: WatchedCharge, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (ageMs >= WATCHED_MS) return null;
  const isPayable =
    isAwaited &&
    (expiresAt === null ? ageMs < DAY_MS : now.getTime() < expiresAt.getTime() + AFTER_EXPIRY_MS);
  const interval = isPayable ? OPEN_INTERVAL_MS : Math.max(OPEN_INTERVAL_MS, ageMs / 6);
  return new Date(now.getTime() + interval);
}
