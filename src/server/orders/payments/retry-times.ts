/** Longer than a provider is waited for, so that no other process asks the same meanwhile. */
export const CLAIM_MS = 20_000;

const FIRST_RETRY_MS = 10_000;
const MAX_RETRY_MS = 3_600_000;

/** Retries for about three days. */
export const MAX_FAILURES = 80;

/** When something is tried again that has failed this often before: soon at first, then once an hour. */
export const retryAt = (now: Date, failuresBefore: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** failuresBefore, MAX_RETRY_MS));
