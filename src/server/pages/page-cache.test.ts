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
  return { render, cache: createPageCache({ render, ...options }) };
}

const text = ({ bodies }: { bodies: { identity: Buffer } }) => bodies.identity.toString();

describe("the page cache", () => {
  it("renders a page once", async () => {
    const { cache, render } = setUp();
    expect(text(await cache.get("/"))).toBe("/ 1");
    expect(text(await cache.get("/"))).toBe("/ 1");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("renders a page once for concurrent requests (single flight)", async () => {
    const { cache, render } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/")));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("revalidates a page after an event that invalidates its tags", async () => {
    const { cache } = setUp();
    await cache.get("/");
    cache.invalidate({ topic: "settings" });
    expect(cache.findFresh("/")).toBeUndefined();
    expect(text(await cache.get("/"))).toBe("/ 2");
  });

  it("keeps a page fresh whose tags an event does not invalidate", async () => {
    const { cache } = setUp();
    await cache.get("/");
    cache.invalidate({ topic: "categories" });
    expect(cache.findFresh("/")).toBeDefined();
  });

  it("stores a page as stale when it was invalidated while being rendered", async () => {
    const { cache, render } = setUp();
    render.mockImplementationOnce(async (_, meta) => {
      meta.tags.add("settings");
      await Promise.resolve();
      cache.invalidate({ topic: "settings" });
      return html("perhaps old");
    });
    await cache.get("/");
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("serves the stale page when its revalidation fails", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () => html("sorry", { status: 503 }));
    const shown = await cache.get("/");
    expect([shown.status, text(shown)]).toEqual([200, "/ 1"]);
  });

  it("serves the stale page when its revalidation is marked no-store", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () =>
      html("a part is missing", { headers: { "Cache-Control": "no-store" } }),
    );
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("serves the stale page when its revalidation exceeds the timeout, and stores the result when it comes", async () => {
    const { cache, render } = setUp({ revalidateTimeoutMs: 1 });
    await cache.get("/");
    cache.invalidate({ topic: "resync" });
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockImplementation(() => promise);
    expect(text(await cache.get("/"))).toBe("/ 1");
    resolve(html("at last"));
    await expect.poll(() => cache.findFresh("/")).toBeDefined();
    expect(text(await cache.get("/"))).toBe("at last");
  });

  it("deletes a page that is not found any more", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.invalidate({ topic: "resync" });
    render.mockImplementation(async () => html("gone", { status: 404 }));
    expect((await cache.get("/")).status).toBe(404);
    expect(cache.stats().entries).toBe(0);
  });

  it("revalidates a page when it expires", async () => {
    let now = 0;
    const { cache, render } = setUp({ now: () => now });
    render.mockImplementationOnce(async (_, meta) => {
      meta.expiresAt = 1_000;
      return html("the old banner");
    });
    await cache.get("/");
    now = 999;
    expect(cache.findFresh("/")).toBeDefined();
    now = 1_000;
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("revalidates a page when its TTL is over, though no event came", async () => {
    let now = 0;
    const { cache } = setUp({ now: () => now });
    await cache.get("/");
    now = 10 * 60_000 - 1;
    expect(cache.findFresh("/")).toBeDefined();
    now = 10 * 60_000;
    expect(cache.findFresh("/")).toBeUndefined();
  });

  it("counts hits and misses", async () => {
    const { cache } = setUp();
    for (let visit = 0; visit < 3; visit += 1) await cache.get("/");
    expect(cache.stats()).toMatchObject({ hits: 2, misses: 1 });
  });

  it.each([301, 404, 500])("does not store a response with status %i", async (status) => {
    const { cache, render } = setUp();
    render.mockImplementation(async () => html("", { status }));
    expect((await cache.get("/")).status).toBe(status);
    expect(cache.stats().entries).toBe(0);
  });

  it("evicts the least recently used page when it has too many entries", async () => {
    const { cache } = setUp({ maxEntries: 2 });
    await cache.get("/a");
    await cache.get("/b");
    cache.findFresh("/a");
    await cache.get("/c");
    expect([cache.findFresh("/a"), cache.findFresh("/b"), cache.findFresh("/c")].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("evicts pages when they take too many bytes", async () => {
    const { cache, render } = setUp({ maxBytes: 25 });
    render.mockImplementation(async () => html("0123456789"));
    for (const key of ["/a", "/b", "/c", "/d"]) await cache.get(key);
    expect(cache.stats()).toMatchObject({ entries: 2, bytes: 20 });
  });

  it("counts the bytes of a compressed body, and evicts for it", async () => {
    const { cache, render } = setUp({ maxBytes: 2_500 });
    render.mockImplementation(async () => html("x".repeat(1_240)));
    await cache.get("/a");
    const page = await cache.get("/b");
    expect(cache.stats()).toMatchObject({ entries: 2, bytes: 2_480 });
    const body = await cache.encode("/b", page, "gzip");
    expect(cache.stats()).toMatchObject({ entries: 1, bytes: 1_240 + body.length });
    expect(cache.findFresh("/b")).toBe(page);
  });
});
