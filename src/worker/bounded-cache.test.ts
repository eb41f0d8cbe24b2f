import { describe, expect, it } from "vitest";
import { openBounded } from "./bounded-cache.ts";

/** As a browser's: in the order of writing, and a second write moves to the end. */
function fakeCaches({ refuses = () => false }: { refuses?: (key: string) => boolean } = {}) {
  const kept = new Map<string, Response>();
  const nameOf = (key: RequestInfo) => (typeof key === "string" ? key : key.url);
  const cache = {
    match: async (key: RequestInfo) => kept.get(nameOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => {
      if (refuses(nameOf(key))) throw new DOMException("full", "QuotaExceededError");
      kept.delete(nameOf(key));
      kept.set(nameOf(key), response);
    },
    keys: async () => Array.from(kept.keys(), (url) => ({ url }) as Request),
    delete: async (key: RequestInfo) => kept.delete(nameOf(key)),
  };
  return { caches: { open: async () => cache } as unknown as CacheStorage, kept };
}

describe("a bounded cache", () => {
  it("holds no more than it may, and drops the oldest", async () => {
    const { caches, kept } = fakeCaches();
    const bounded = openBounded(caches, "pictures", 2);
    for (const key of ["a", "b", "c"]) await bounded.put(key, new Response(key));
    expect([...kept.keys()]).toEqual(["b", "c"]);
  });

  it("keeps what was looked at before what was not", async () => {
    const { caches, kept } = fakeCaches();
    const bounded = openBounded(caches, "pictures", 2);
    for (const key of ["a", "b"]) await bounded.put(key, new Response(key));
    expect(await (await bounded.find("a"))?.text()).toBe("a");
    await expect.poll(() => [...kept.keys()]).toEqual(["b", "a"]);
    await bounded.put("c", new Response("c"));
    expect([...kept.keys()]).toEqual(["a", "c"]);
  });

  it("makes room on a full device instead of failing", async () => {
    const { caches, kept } = fakeCaches({ refuses: (key) => key === "c" });
    const bounded = openBounded(caches, "pictures", 10);
    for (const key of ["a", "b", "c"]) await bounded.put(key, new Response(key));
    expect([...kept.keys()]).toEqual(["b"]);
  });
});
