import { LRUCache } from "lru-cache";
import type { ChangeEvent } from "#domain/events.ts";
import { type CacheMeta, newCacheMeta } from "#domain/pages/cache-tags.ts";
import { isInvalidatedBy } from "#domain/pages/invalidation.ts";
import type { ServerCacheKey } from "#domain/pages/server-cache-key.ts";
import type { Compression } from "../http/content-encoding.ts";
import type { PageCacheStats } from "../http/metrics.ts";
import { bytesOf, type CachedPage, encodeBody, toCachedPage } from "./cached-page.ts";
import { expiryOf } from "./expiry.ts";

export interface PageCacheOptions {
  /** Renders the page of a key as an anonymous visitor and collects the tags of its reads. */
  render(key: string, meta: CacheMeta): Promise<Response>;
  now?: () => number;
  limits?: PageCacheLimits;
  /** The limits of pages whose address contains a text that visitors choose; they evict only each other. */
  freeTextLimits?: PageCacheLimits;
  /** How long a visitor waits for a stale page to be rendered anew before being sent the stale one. */
  revalidateTimeoutMs?: number;
}

interface PageCacheLimits {
  maxEntries: number;
  maxBytes: number;
}

interface Entry {
  page: CachedPage;
  expiresAt: number;
}

const MEGABYTE = 1_048_576;

const newEntries = ({ maxEntries, maxBytes }: PageCacheLimits) =>
  new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    // The library refuses a size of zero.
    sizeCalculation: ({ page }) => Math.max(1, bytesOf(page)),
  });

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches rendered pages in memory. A change event makes the pages stale whose tags it invalidates. The next request for a
 * stale page revalidates it, once for all concurrent requests, and gets the stale page only if that takes too long or fails.
 */
export function createPageCache(options: PageCacheOptions) {
  const {
    render,
    now = Date.now,
    limits = { maxEntries: 2_000, maxBytes: 84 * MEGABYTE },
    freeTextLimits = { maxEntries: 200, maxBytes: 12 * MEGABYTE },
    revalidateTimeoutMs = 300,
  } = options;
  const ownEntries = newEntries(limits);
  const freeTextEntries = newEntries(freeTextLimits);
  const shares = [ownEntries, freeTextEntries];
  const shareOf = ({ hasFreeText }: ServerCacheKey) => (hasFreeText ? freeTextEntries : ownEntries);
  const inFlight = new Map<string, Promise<CachedPage>>();
  let hits = 0;
  let misses = 0;
  /** Events that came while pages were being rendered: those pages may have been read before or after the change. */
  let recentEvents: ChangeEvent[] = [];

  /** Synchronous, for the path that most requests take. */
  function findFresh(key: string): CachedPage | undefined {
    const entry = ownEntries.get(key) ?? freeTextEntries.get(key);
    if (!entry || entry.expiresAt <= now()) return undefined;
    hits += 1;
    return entry.page;
  }

  async function get(address: ServerCacheKey): Promise<CachedPage> {
    const fresh = findFresh(address.key);
    if (fresh) return fresh;
    const stale = shareOf(address).get(address.key);
    if (!stale) return revalidate(address);
    const page = await settleWithin(revalidate(address), revalidateTimeoutMs);
    if (page && !page.isError) return page;
    hits += 1;
    return stale.page;
  }

  function revalidate(address: ServerCacheKey): Promise<CachedPage> {
    const running = inFlight.get(address.key);
    if (running) return running;
    const started = renderAndStore(address).finally(() => {
      inFlight.delete(address.key);
      if (inFlight.size === 0) recentEvents = [];
    });
    inFlight.set(address.key, started);
    return started;
  }

  async function renderAndStore(address: ServerCacheKey): Promise<CachedPage> {
    const { key } = address;
    const entries = shareOf(address);
    const seen = recentEvents.length;
    const meta = newCacheMeta();
    misses += 1;
    const page = await toCachedPage(await render(key, meta), meta);
    if (page.isCacheable) {
      const isStale = recentEvents.slice(seen).some((event) => isInvalidatedBy(event, meta.tags));
      const expiresAt = isStale ? 0 : expiryOf(meta, now());
      entries.set(key, { page, expiresAt });
    } else if (!page.isError) {
      entries.delete(key);
    }
    return page;
  }

  /** Compresses a page's body once. The entry is set anew, because it takes more memory from then on. */
  async function encode(key: string, page: CachedPage, encoding: Compression) {
    const body = await encodeBody(page, encoding);
    for (const entries of shares) {
      const entry = entries.peek(key);
      if (entry?.page === page) entries.set(key, { ...entry });
    }
    return body;
  }

  function invalidate(event: ChangeEvent): void {
    if (inFlight.size > 0) recentEvents.push(event);
    for (const entries of shares) {
      for (const entry of entries.values()) {
        if (isInvalidatedBy(event, entry.page.meta.tags)) entry.expiresAt = 0;
      }
    }
  }

  const stats = (): PageCacheStats => ({
    entries: ownEntries.size + freeTextEntries.size,
    bytes: ownEntries.calculatedSize + freeTextEntries.calculatedSize,
    hits,
    misses,
  });

  return { findFresh, get, encode, invalidate, stats };
}

/** Resolves to undefined if the work fails or takes too long; the work itself is not cancelled. */
function settleWithin<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
