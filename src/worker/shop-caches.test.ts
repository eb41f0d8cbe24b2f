import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCaches } from "./caches-fixture.ts";
import { openShopCaches } from "./shop-caches.ts";

const requests: { url: string; credentials: string | undefined }[] = [];

/** A response as the shop's own server would send it. */
function answer(body: string, init: ResponseInit & { redirected?: boolean } = {}): Response {
  const response = new Response(body, init);
  Object.defineProperties(response, {
    type: { value: "basic" },
    redirected: { value: init.redirected ?? false },
    clone: { value: () => answer(body, init) },
  });
  return response;
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    requests.push({ url, credentials: init?.credentials });
    return answer(`of ${url}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a visited page", () => {
  it("is cached with its data, which is requested without cookies", async () => {
    const { caches, keysOf } = fakeCaches();
    const shopCaches = openShopCaches(caches, "v");
    await shopCaches.cachePage("/categoria/retro?pagina=2", answer("page"));
    expect(keysOf("pages-v")).toEqual(["/categoria/retro?pagina=2"]);
    expect(keysOf("data-v")).toEqual(["/categoria/retro.data?pagina=2"]);
    expect(requests).toEqual([{ url: "/categoria/retro.data?pagina=2", credentials: "omit" }]);
  });

  it.each<[string, Response]>([
    ["is missing", answer("", { status: 404 })],
    ["failed", answer("", { status: 500 })],
    ["led elsewhere", answer("", { redirected: true })],
    ["may not be stored", answer("", { headers: { "Cache-Control": "no-store" } })],
  ])("is not cached when it %s", async (_, response) => {
    const { caches, keysOf } = fakeCaches();
    await openShopCaches(caches, "v").cachePage("/", response);
    expect(keysOf("pages-v")).toEqual([]);
  });

  it("is found although another version cached it", async () => {
    const { caches } = fakeCaches();
    await openShopCaches(caches, "old").cachePage("/", answer("old page"));
    const found = await openShopCaches(caches, "new").findPage("/");
    expect(await found?.text()).toBe("old page");
  });

  it("has no data of another version", async () => {
    const { caches } = fakeCaches();
    await openShopCaches(caches, "old").cachePage("/", answer("old page"));
    expect(await openShopCaches(caches, "new").findData("/")).toBeUndefined();
  });

  it("is never answered with data", async () => {
    const { caches } = fakeCaches();
    const shopCaches = openShopCaches(caches, "v");
    await shopCaches.cachePage("/", answer("", { headers: { "Cache-Control": "no-store" } }));
    expect(await shopCaches.findPage("/")).toBeUndefined();
  });
});

describe("the visited products", () => {
  it("are listed by name, the last one first", async () => {
    const { caches } = fakeCaches();
    const shopCaches = openShopCaches(caches, "v");
    await shopCaches.cachePage("/produto/1", answer("<title>Camisa Aurora | Manto</title>"));
    await shopCaches.cachePage("/", answer("<title>Manto</title>"));
    await shopCaches.cachePage("/produto/2", answer("<title>Camisa Sertão | Manto</title>"));
    expect(await shopCaches.listSeenProducts()).toEqual([
      { path: "/produto/2", title: "Camisa Sertão" },
      { path: "/produto/1", title: "Camisa Aurora" },
    ]);
  });
});
