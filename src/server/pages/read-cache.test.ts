import { describe, expect, it, vi } from "vitest";
import { type CacheTag, newCacheMeta } from "#domain/pages/cache-tags.ts";
import { createReadCache } from "./read-cache.ts";

/** A read cache whose reads are numbered: "1", "2"… */
function setUp(tags: CacheTag[] = ["settings"], options: Parameters<typeof createReadCache>[0] = {}) {
  const cache = createReadCache(options);
  let count = 0;
  const read = vi.fn(async () => {
    count += 1;
    const meta = newCacheMeta();
    for (const tag of tags) meta.tags.add(tag);
    return { value: String(count), meta, isCacheable: true };
  });
  const get = async (key = "profile") => (await cache.get(key, read)).value;
  return { cache, read, get };
}

describe("the read cache", () => {
  it("reads once per key", async () => {
    const { get } = setUp();
    expect([await get(), await get()]).toEqual(["1", "1"]);
  });

  it("reads once for concurrent requests of a key (single flight)", async () => {
    const { get, read } = setUp();
    await Promise.all([get(), get(), get()]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("reads anew after an event that invalidates the entry's tags", async () => {
    const { get, cache } = setUp();
    await get();
    cache.invalidate({ topic: "settings" });
    expect(await get()).toBe("2");
  });

  it("keeps an entry whose tags an event does not invalidate", async () => {
    const { get, cache } = setUp();
    await get();
    cache.invalidate({ topic: "categories" });
    expect(await get()).toBe("1");
  });

  it("does not answer a request after an event with a read that started before it", async () => {
    const { get, cache } = setUp();
    const early = get();
    cache.invalidate({ topic: "settings" });
    const late = get();
    expect([await early, await late]).toEqual(["1", "2"]);
  });

  it("does not store a read during which an event came", async () => {
    const { get, cache } = setUp();
    const early = get();
    cache.invalidate({ topic: "settings" });
    await early;
    expect(await get()).toBe("2");
  });

  it("does not cache a failure", async () => {
    const { get, read } = setUp();
    read.mockRejectedValueOnce(new Error("away"));
    await expect(get()).rejects.toThrow("away");
    expect(await get()).toBe("1");
  });

  it("does not store a read that is not cacheable, and reads it once for concurrent requests", async () => {
    const { get, read } = setUp();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof read>>>();
    read.mockReturnValueOnce(promise);
    const both = [get("?"), get("?")];
    resolve({ value: "junk", meta: newCacheMeta(), isCacheable: false });
    expect(await Promise.all(both)).toEqual(["junk", "junk"]);
    expect(await get("?")).toBe("1");
  });

  it("reads anew when an entry's TTL is over", async () => {
    let now = 0;
    const { get } = setUp(["settings"], { now: () => now });
    await get();
    now = 10 * 60_000 - 1;
    expect(await get()).toBe("1");
    now = 10 * 60_000;
    expect(await get()).toBe("2");
  });

  it("reads anew when an entry expires before its TTL is over", async () => {
    let now = 0;
    const { get, read } = setUp(["settings"], { now: () => now });
    read.mockResolvedValueOnce({
      value: "the old banner",
      meta: { tags: new Set(), expiresAt: 1_000 },
      isCacheable: true,
    });
    await get();
    now = 1_000;
    expect(await get()).toBe("1");
  });

  it("evicts the least recently used entry when it is full", async () => {
    const { get } = setUp(["settings"], { maxEntries: 2 });
    await get("a");
    await get("b");
    await get("a");
    await get("c");
    expect([await get("a"), await get("b")]).toEqual(["1", "4"]);
  });
});
