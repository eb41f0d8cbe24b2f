/**
 * Fakes a browser's CacheStorage: entries are in the order of writing, and a second write moves an entry to the end.
 */
export function fakeCaches({ refuses = () => false }: { refuses?: (key: string) => boolean } = {}) {
  const stores = new Map<string, Map<string, Response>>();

  function open(name: string) {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(pathOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => {
        if (refuses(pathOf(key))) throw new DOMException("full", "QuotaExceededError");
        entries.delete(pathOf(key));
        entries.set(pathOf(key), response);
      },
      keys: async () => Array.from(entries.keys(), (path) => ({ url: ORIGIN + path }) as Request),
      delete: async (key: RequestInfo) => entries.delete(pathOf(key)),
    };
  }

  const caches = {
    open: async (name: string) => open(name),
    match: async (key: RequestInfo) =>
      Array.from(stores.values(), (entries) => entries.get(pathOf(key)))
        .find(Boolean)
        ?.clone(),
  } as unknown as CacheStorage;
  return { caches, keysOf: (name: string) => [...(stores.get(name)?.keys() ?? [])] };
}

const ORIGIN = "https://loja.example";

function pathOf(key: RequestInfo): string {
  const { pathname, search } = new URL(typeof key === "string" ? key : key.url, ORIGIN);
  return pathname + search;
}
