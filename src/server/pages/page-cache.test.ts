import { describe, expect, it, vi } from "vitest";
import type { CacheMeta } from "#domain/pages/cache-tags.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });

/** A page cache whose renderings are numbered: "/ 1", "/ 2"… */
function setUp(options: Partial<PageCacheOptions> = {}) {
  let count = 0;
  const render = vi.fn(async (key: string, meta: CacheMeta) => {
    meta.tags.add("settings");
    count += 1;
    return html(`${key} ${count}`);
  });
  const cache = createPageCache({ render, ...options });
  return { render, cache, get: (key: string) => cache.get({ key, hasFreeText: false }) };
}

const text = ({ bodies }: { bodies: { identity: Buffer } }) => bodies.identity.toString();

describe("the page cache", () => {
  it("renders a page once", async () => {
    const { get, render } = setUp();
    expect(text(await get("/"))).toBe("/ 1");
    expect(text(await get("/"))).toBe("/ 1");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("renders a page once for concurrent requests (single flight)", async () => {
    const { get, render } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => get("/")));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("revalidates a page after an event that invalidates its tags", async () => {
    const { cache, get } = setUp();
    await get("/");
    cache.invalidate({ topic: "settings" });
    expect(cache.findFresh("/")).toBeUndefined();
    expect(text(await get("/"))).toBe("/ 2");
  });

  it("keeps a page fresh whose tags an event does not invalidate", async () => {
    const { cache, get } = setUp();
    await get("/");
    cache.invalidate({ topic: "categories" });
    expect(cache.findFresh("/")).toBeDefined();
  });

  it("stores a page as stale when it was invalidated while being rendered", async () => {
    const { cache, get, render } = setUp();
    render.mockImplementationOnce(async (_, meta) => {
      meta.tags.add("settings");
      await Promise.resolve();
      cache.invalidate({ topic: "settings" });
      return html("perhaps old");
    });
    await get("/");
    expect(text(await get("/"))).toBe("/ 1");
  });

  it("serves the stale page when its revalidation fails", async () => {
    const { cache, get, render } = setUp();
    await get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () => html("sorry", { status: 503 }));
    const shown = await get("/");
    expect([shown.status, text(shown)]).toEqual([200, "/ 1"]);
  });

  it("serves the stale page when its revalidation is marked no-store", async () => {
    const { cache, get, render } = setUp();
    await get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () =>
      html("a part is missing", { headers: { "Cache-Control": "no-store" } }),
    );
    expect(text(await get("/"))).toBe("/ 1");
  });

  it("serves the stale page when its revalidation exceeds the timeout, and stores the result when it comes", async () => {
    const { cache, get, render } = setUp({ revalidateTimeoutMs: 1 });
    await get("/");
    cache.invalidate({ topic: "resync" });
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockImplementation(() => promise);
    expect(text(await get("/"))).toBe("/ 1");
    resolve(html("at last"));
    await expect.poll(() => cache.findFresh("/")).toBeDefined();
    expect(text(await get("/"))).toBe("at last");
  });

  it("deletes a page that is not found any more", async () => {
    const { cache, get, render } = setUp();
    await get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () => html("gone", { status: 404 }));
    expect((await get("/")).status).toBe(404);
    expect(cache.stats().entries).toBe(0);
  });

  it("revalidates a page when it expires", async () => {
    let now = 0;
    const { cache, get, render } = setUp({ now: () => now });
    render.mockImplementationOnce(async (_, meta) => {
      meta.expiresAt = 1_000;
      return html("the old banner");
    });
    await get("/");
    now = 999;
    expect(cache.findFresh("/")).toBeDefined();
    now = 1_000;
    expect(text(await get("/"))).toBe("/ 1");
  });

  it("revalidates a page when its TTL is over, though no event came", async () => {
    let now = 0;
    const { cache, get } = setUp({ now: () => now });
    await get("/");
    now = 10 * 60_000 - 1;
    expect(cache.findFresh("/")).toBeDefined();
    now = 10 * 60_000;
    expect(cache.findFresh("/")).toBeUndefined();
  });

  it("counts hits and misses", async () => {
    const { cache, get } = setUp();
    for (let visit = 0; visit < 3; visit += 1) await get("/");
    expect(cache.stats()).toMatchObject({ hits: 2, misses: 1 });
  });

  it.each([301, 404, 500])("does not store a response with status %i", async (status) => {
    const { cache, get, render } = setUp();
    render.mockImplementation(async () => html("", { status }));
    expect((await get("/")).status).toBe(status);
    expect(cache.stats().entries).toBe(0);
  });

  it("evicts the least recently used page when it has too many entries", async () => {
    const { cache, get } = setUp({ limits: { maxEntries: 2, maxBytes: 1000 } });
    await get("/a");
    await get("/b");
    cache.findFresh("/a");
    await get("/c");
    expect([cache.findFresh("/a"), cache.findFresh("/b"), cache.findFresh("/c")].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("evicts pages when they take too many bytes", async () => {
    const { cache, get, render } = setUp({ limits: { maxEntries: 9, maxBytes: 25 } });
    render.mockImplementation(async () => html("0123456789"));
    for (const key of ["/a", "/b", "/c", "/d"]) await get(key);
    expect(cache.stats()).toMatchObject({ entries: 2, bytes: 20 });
  });

  it("counts the bytes of a compressed body, and evicts for it", async () => {
    const { cache, get, render } = setUp({ limits: { maxEntries: 9, maxBytes: 2_500 } });
    render.mockImplementation(async () => html("x".repeat(1_240)));
    await get("/a");
    const page = await get("/b");
    expect(cache.stats()).toMatchObject({ entries: 2, bytes: 2_480 });
    const body = await cache.encode("/b", page, "gzip");
    expect(cache.stats()).toMatchObject({ entries: 1, bytes: 1_240 + body.length });
    expect(cache.findFresh("/b")).toBe(page);
  });

  describe("for addresses with a text that visitors choose", () => {
    const freeTextLimits = { maxEntries: 3, maxBytes: 1000 };
    const search = (words: string) => ({ key: `/busca?q=${words}`, hasFreeText: true });

    it("renders a page once", async () => {
      const { cache, render } = setUp();
      await cache.get(search("camisa"));
      await cache.get(search("camisa"));
      expect(render).toHaveBeenCalledTimes(1);
      expect(cache.findFresh("/busca?q=camisa")).toBeDefined();
    });

    it("is invalidated by events, too", async () => {
      const { cache } = setUp();
      await cache.get(search("camisa"));
      cache.invalidate({ topic: "settings" });
      expect(cache.findFresh("/busca?q=camisa")).toBeUndefined();
    });

    it("lets a flood of them evict no other page", async () => {
      const { cache, get } = setUp({ limits: { maxEntries: 2, maxBytes: 1000 }, freeTextLimits });
      await get("/");
      for (let n = 0; n < 50; n += 1) await cache.get(search(String(n)));
      expect(cache.findFresh("/")).toBeDefined();
      expect(cache.stats().entries).toBe(4);
    });

    it("lets large ones take no more than their share of the bytes", async () => {
      const { cache, render } = setUp({ freeTextLimits });
      render.mockImplementation(async () => html("x".repeat(400)));
      for (const words of ["a", "b", "c"]) await cache.get(search(words));
      expect(cache.stats()).toMatchObject({ entries: 2, bytes: 800 });
    });

    it("counts the bytes of a compressed body", async () => {
      const { cache, render } = setUp({ freeTextLimits });
      render.mockImplementation(async () => html("x".repeat(400)));
      const body = await cache.encode("/busca?q=a", await cache.get(search("a")), "gzip");
      expect(cache.stats().bytes).toBe(400 + body.length);
    });
  });
});
