import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCaches } from "./caches-fixture.ts";
import { openShopCopies } from "./shop-copies.ts";

const asked: { url: string; credentials: string | undefined }[] = [];

/** As one that came from the shop itself. */
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
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    asked.push({ url, credentials: init?.credentials });
    return answer(`of ${url}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a page that was seen", () => {
  it("is kept with its data, which is asked for as nobody", async () => {
    const { caches, keysOf } = fakeCaches();
    const copies = openShopCopies(caches, "v");
    await copies.keepPage("/categoria/retro?pagina=2", answer("page"));
    expect(keysOf("pages-v")).toEqual(["/categoria/retro?pagina=2"]);
    expect(keysOf("data-v")).toEqual(["/categoria/retro.data?pagina=2"]);
    expect(asked).toEqual([{ url: "/categoria/retro.data?pagina=2", credentials: "omit" }]);
  });

  it.each<[string, Response]>([
    ["is missing", answer("", { status: 404 })],
    ["failed", answer("", { status: 500 })],
    ["led elsewhere", answer("", { redirected: true })],
    ["may not be kept", answer("", { headers: { "Cache-Control": "no-store" } })],
  ])("is not kept when it %s", async (_, response) => {
    const { caches, keysOf } = fakeCaches();
    await openShopCopies(caches, "v").keepPage("/", response);
    expect(keysOf("pages-v")).toEqual([]);
  });

  it("is found although another version kept it", async () => {
    const { caches } = fakeCaches();
    await openShopCopies(caches, "old").keepPage("/", answer("old page"));
    const found = await openShopCopies(caches, "new").findPage("/");
    expect(await found?.text()).toBe("old page");
  });

  it("has no data of another version", async () => {
    const { caches } = fakeCaches();
    await openShopCopies(caches, "old").keepPage("/", answer("old page"));
    expect(await openShopCopies(caches, "new").findData("/")).toBeUndefined();
  });

  it("is never answered with data", async () => {
    const { caches } = fakeCaches();
    const copies = openShopCopies(caches, "v");
    await copies.keepPage("/", answer("", { headers: { "Cache-Control": "no-store" } }));
    expect(await copies.findPage("/")).toBeUndefined();
  });
});

describe("the products that were seen", () => {
  it("are listed by name, the last one first", async () => {
    const { caches } = fakeCaches();
    const copies = openShopCopies(caches, "v");
    await copies.keepPage("/produto/1", answer("<title>Camisa Aurora | Manto</title>"));
    await copies.keepPage("/", answer("<title>Manto</title>"));
    await copies.keepPage("/produto/2", answer("<title>Camisa Sertão | Manto</title>"));
    expect(await copies.listSeenProducts()).toEqual([
      { path: "/produto/2", title: "Camisa Sertão" },
      { path: "/produto/1", title: "Camisa Aurora" },
    ]);
  });
});
