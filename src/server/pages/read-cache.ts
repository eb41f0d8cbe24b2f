import { LRUCache } from "lru-cache";
import type { ChangeEvent } from "#domain/events.ts";
import type { CacheMeta } from "#domain/pages/cache-tags.ts";
import { isInvalidatedBy } from "#domain/pages/invalidation.ts";
import { expiryOf } from "./expiry.ts";

/** What a read returned, and what invalidates it. */
export interface TaggedRead<Value> {
  value: Value;
  meta: Readonly<CacheMeta>;
  /** False for what visitors can request in endless variations: it would evict what they need. */
  isCacheable: boolean;
}

interface Entry {
  read: TaggedRead<unknown>;
  expiresAt: number;
}

interface ReadCacheOptions {
  now?: () => number;
  maxEntries?: number;
}

export type ReadCache = ReturnType<typeof createReadCache>;

/**
 * Caches what pages read until a change event invalidates it. When one product changes, many pages are rendered anew, and
 * everything else that they show is still cached.
 */
export function createReadCache({ now = Date.now, maxEntries = 300 }: ReadCacheOptions = {}) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const inFlight = new Map<string, Promise<TaggedRead<unknown>>>();
  /** Counts change events, so that a read can tell whether one came while it ran. */
  let version = 0;

  async function get<Value>(key: string, read: () => Promise<TaggedRead<Value>>): Promise<TaggedRead<Value>> {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry.read as TaggedRead<Value>;
    const work = inFlight.get(key) ?? start(key, read);
    return work as Promise<TaggedRead<Value>>;
  }

  function start<Value>(key: string, read: () => Promise<TaggedRead<Value>>): Promise<TaggedRead<Value>> {
    const startedAt = version;
    const work = read()
      .then((result) => {
        if (version === startedAt && result.isCacheable) store(key, result);
        return result;
      })
      .finally(() => {
        if (inFlight.get(key) === work) inFlight.delete(key);
      });
    inFlight.set(key, work);
    return work;
  }

  function store(key: string, read: TaggedRead<unknown>): void {
    entries.set(key, { read, expiresAt: expiryOf(read.meta, now()) });
  }

  function invalidate(event: ChangeEvent): void {
    version += 1;
    // Later requests must not get a read that started before the change.
    inFlight.clear();
    for (const [key, { read }] of [...entries.entries()]) {
      if (isInvalidatedBy(event, read.meta.tags)) entries.delete(key);
    }
  }

  return { get, invalidate };
}
