import { describe, expect, it } from "vitest";
import { createLastGoodPages } from "./last-good-pages.ts";

const page = (body: string, status = 200, headers: HeadersInit = {}) =>
  new Response(body, { status, headers });

describe("the last good page", () => {
  it("stands in while the page cannot be made", async () => {
    const pages = createLastGoodPages();
    await pages.mend("/", page("camisas", 200, { "Content-Security-Policy": "a policy" }));
    const mended = await pages.mend("/", page("fault", 503));
    expect(mended.status).toBe(200);
    expect(await mended.text()).toBe("camisas");
    expect(mended.headers.get("Content-Security-Policy")).toBe("a policy");
  });

  it("stands in for a page that lacks a part", async () => {
    const pages = createLastGoodPages();
    await pages.mend("/", page("camisas"));
    const mended = await pages.mend("/", page("no shelf", 200, { "Cache-Control": "no-store" }));
    expect(await mended.text()).toBe("camisas");
  });

  it("belongs to its own address", async () => {
    const pages = createLastGoodPages();
    await pages.mend("/a", page("a"));
    expect((await pages.mend("/b", page("fault", 503))).status).toBe(503);
  });

  it("is the newest one", async () => {
    const pages = createLastGoodPages();
    await pages.mend("/", page("old"));
    await pages.mend("/", page("new"));
    expect(await (await pages.mend("/", page("", 500))).text()).toBe("new");
  });

  it("does not bring back what was removed", async () => {
    const pages = createLastGoodPages();
    await pages.mend("/produto/1", page("a shirt"));
    expect((await pages.mend("/produto/1", page("gone", 404))).status).toBe(404);
  });

  it("is given up for newer ones when there are too many", async () => {
    const pages = createLastGoodPages(2);
    for (const key of ["/1", "/2", "/3"]) await pages.mend(key, page(key));
    expect((await pages.mend("/1", page("", 500))).status).toBe(500);
    expect((await pages.mend("/3", page("", 500))).status).toBe(200);
  });
});
