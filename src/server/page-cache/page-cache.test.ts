import { describe, expect, it, vi } from "vitest";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import type { PageNotes } from "./page-notes.ts";

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });

/** A shop whose every rendering is counted: "/ 1", "/ 2"… */
function setUp(options: Partial<PageCacheOptions> = {}) {
  let count = 0;
  const render = vi.fn(async (key: string, notes: PageNotes) => {
    notes.tags.add("settings");
    count += 1;
    return html(`${key} ${count}`);
  });
  return { render, cache: createPageCache({ render, ...options }) };
}

const text = ({ bodies }: { bodies: { identity: Buffer } }) => bodies.identity.toString();

describe("a kept page", () => {
  it("is rendered once", async () => {
    const { cache, render } = setUp();
    expect(text(await cache.get("/"))).toBe("/ 1");
    expect(text(await cache.get("/"))).toBe("/ 1");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is rendered once for all who ask at the same moment", async () => {
    const { cache, render } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/")));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is renewed after a change that touches it", async () => {
    const { cache } = setUp();
    await cache.get("/");
    cache.noteChange({ topic: "settings" });
    expect(cache.findFresh("/")).toBeUndefined();
    expect(text(await cache.get("/"))).toBe("/ 2");
  });

  it("stays after a change of something else", async () => {
    const { cache } = setUp();
    await cache.get("/");
    cache.noteChange({ topic: "categories" });
    expect(cache.findFresh("/")).toBeDefined();
  });

  it("is renewed again when the change came while it was being rendered", async () => {
    const { cache, render } = setUp();
    render.mockImplementationOnce(async (_, notes) => {
      notes.tags.add("settings");
      await Promise.resolve();
      cache.noteChange({ topic: "settings" });
      return html("perhaps old");
    });
    await cache.get("/");
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("is shown as it was while its renewal fails", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.noteChange({ topic: "resync" });
    render.mockImplementation(async () => html("sorry", { status: 503 }));
    const shown = await cache.get("/");
    expect([shown.status, text(shown)]).toEqual([200, "/ 1"]);
  });

  it("is shown as it was while its renewal lacks a part", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.noteChange({ topic: "resync" });
    render.mockImplementation(async () => html("no shelf", { headers: { "Cache-Control": "no-store" } }));
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("is shown as it was when its renewal takes too long", async () => {
    const { cache, render } = setUp({ patienceMs: 1 });
    await cache.get("/");
    cache.noteChange({ topic: "resync" });
    const { promise, resolve } = Promise.withResolvers<Response>();
    render.mockImplementation(() => promise);
    expect(text(await cache.get("/"))).toBe("/ 1");
    resolve(html("at last"));
    await expect.poll(() => cache.findFresh("/")).toBeDefined();
    expect(text(await cache.get("/"))).toBe("at last");
  });

  it("is given up when what it showed is gone", async () => {
    const { cache, render } = setUp();
    await cache.get("/");
    cache.noteChange({ topic: "resync" });
    render.mockImplementation(async () => html("gone", { status: 404 }));
    expect((await cache.get("/")).status).toBe(404);
    expect(cache.stats().pages).toBe(0);
  });

  it("is renewed when its time is over", async () => {
    let now = 0;
    const { cache, render } = setUp({ now: () => now });
    render.mockImplementationOnce(async (_, notes) => {
      notes.goodUntil = new Date(1_000);
      return html("the old banner");
    });
    await cache.get("/");
    now = 999;
    expect(cache.findFresh("/")).toBeDefined();
    now = 1_000;
    expect(text(await cache.get("/"))).toBe("/ 1");
  });

  it("counts what it sends from memory and what it renders", async () => {
    const { cache } = setUp();
    for (let visit = 0; visit < 3; visit += 1) await cache.get("/");
    expect(cache.stats()).toMatchObject({ served: 2, rendered: 1 });
  });

  it.each([301, 404, 500])("is not made of an answer with status %i", async (status) => {
    const { cache, render } = setUp();
    render.mockImplementation(async () => html("", { status }));
    expect((await cache.get("/")).status).toBe(status);
    expect(cache.stats().pages).toBe(0);
  });

  it("gives way to others when there are too many, the one unused for longest first", async () => {
    const { cache } = setUp({ mostPages: 2 });
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

  it("gives way to others when they need the memory", async () => {
    const { cache, render } = setUp({ mostBytes: 25 });
    render.mockImplementation(async () => html("0123456789"));
    for (const key of ["/a", "/b", "/c", "/d"]) await cache.get(key);
    expect(cache.stats()).toMatchObject({ pages: 2, bytes: 20 });
  });
});
