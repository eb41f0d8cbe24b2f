import type { CacheMeta } from "#domain/pages/cache-tags.ts";

/** The maximum TTL of an entry, so that a lost change event does no lasting harm. */
const MAX_TTL_MS = 10 * 60_000;

/**
 * When an entry that is stored now expires. The caches compare this moment themselves: lru-cache's `ttl` takes zero for
 * "never", and deletes what the page cache still sends while it revalidates.
 */
export const expiryOf = ({ expiresAt }: Readonly<CacheMeta>, now: number): number =>
  Math.min(expiresAt, now + MAX_TTL_MS);
