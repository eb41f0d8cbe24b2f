/** Lookups by address alone: what an answer varies by is the encoding, which the browser has undone. */
const byAddress = { ignoreVary: true };

export interface BoundedCache {
  find(key: RequestInfo): Promise<Response | undefined>;
  put(key: RequestInfo, response: Response): Promise<void>;
  list(): Promise<readonly Request[]>;
}

/** A cache of at most so many answers; the one unused for longest goes first. */
export function openBounded(caches: CacheStorage, name: string, most: number): BoundedCache {
  const touched = new Set<string>();

  async function put(key: RequestInfo, response: Response): Promise<void> {
    const cache = await caches.open(name);
    try {
      await cache.put(key, response);
      const keys = await cache.keys();
      for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old, byAddress);
    } catch {
      // The device is full: room is made for the next one, and the visit goes on without a copy.
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
      if (found && !touched.has(address)) {
        // Writing it again moves it to the end; once in a worker's life is often enough.
        touched.add(address);
        void put(key, found.clone());
      }
      return found;
    },
    list: async () => (await caches.open(name)).keys(),
  };
}
