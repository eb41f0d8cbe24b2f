/** Responses vary only by encoding, which the browser has already decoded, so `Vary` is ignored. */
const byAddress = { ignoreVary: true };

export interface BoundedCache {
  find(key: RequestInfo): Promise<Response | undefined>;
  put(key: RequestInfo, response: Response): Promise<void>;
  list(): Promise<readonly Request[]>;
}

/** Opens a cache with a maximum number of entries and LRU eviction. */
export function openBounded(caches: CacheStorage, name: string, maxEntries: number): BoundedCache {
  const refreshed = new Set<string>();

  async function put(key: RequestInfo, response: Response): Promise<void> {
    const cache = await caches.open(name);
    try {
      await cache.put(key, response);
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries)))
        await cache.delete(old, byAddress);
    } catch {
      // The storage quota is exceeded: half of the entries are evicted to make room, and this response is not cached.
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.ceil(keys.length / 2))) await cache.delete(old, byAddress);
    }
  }

  return {
    put,
    async find(key) {
      const cache = await caches.open(name);
      const found = await cache.match(key, byAddress);
      const address = typeof key === "string" ? key : key.url;
      if (found && !refreshed.has(address)) {
        // Writing the entry again moves it to the end; once per worker's lifetime is enough.
        refreshed.add(address);
        void put(key, found.clone());
      }
      return found;
    },
    list: async () => (await caches.open(name)).keys(),
  };
}
