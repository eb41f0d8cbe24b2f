import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { serveFromCache } from "./serve-from-cache.ts";

const page = `<p>${"camisas ".repeat(200)}</p>`;
let server: Server;
let cache: PageCache;

/** A server whose pages are cached; everything else goes to the next listener. */
async function start(): Promise<string> {
  cache = createPageCache({
    render: async () =>
      new Response(page, {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": "a policy",
          "X-Request-Id": "1",
        },
      }),
  });
  server = createServer(serveFromCache(cache, (_, response) => response.end("the program")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe("the listener in front of the program", () => {
  it.each(["br", "gzip"])("sends a cached page in %s to a browser that accepts it", async (encoding) => {
    const address = await start();
    const answer = await fetch(address, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(await answer.text()).toBe(page);
  });

  it("sends it uncompressed to one that accepts neither", async () => {
    const address = await start();
    const answer = await fetch(address, { headers: { "Accept-Encoding": "br;q=0" } });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(await answer.text()).toBe(page);
  });

  it("sends the page's own headers without those of the request that rendered it", async () => {
    const { headers } = await fetch(await start());
    expect(headers.get("Content-Security-Policy")).toBe("a policy");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.get("Cache-Control")).toContain("s-maxage");
    expect(headers.get("X-Request-Id")).toBeNull();
  });

  it("answers 304 to a browser that has the page's ETag", async () => {
    const address = await start();
    const etag = (await fetch(address)).headers.get("ETag") ?? "";
    const again = await fetch(address, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("ETag")).toBe(etag);
  });

  it("sends only headers in response to HEAD", async () => {
    const answer = await fetch(await start(), { method: "HEAD" });
    expect(answer.headers.get("Content-Length")).not.toBeNull();
    expect(await answer.text()).toBe("");
  });

  it.each(["/login?redirect=", "/carrinho?_routes=", "/?q=", "/categoria/retro?ordem="])(
    "holds one page for a flood of addresses that begin with %s",
    async (beginning) => {
      const address = await start();
      for (let n = 0; n < 20; n += 1) await (await fetch(address + beginning + n)).text();
      expect(cache.stats()).toMatchObject({ entries: 1, misses: 1 });
    },
  );

  it("holds no page for a flood of combinations of routes", async () => {
    const address = await start();
    for (const routes of ["root,routes/store/home", "routes/store/home,root", "x", ""]) {
      const query = new URLSearchParams({ _routes: routes });
      expect(await (await fetch(`${address}/_.data?${query}`)).text()).toBe("the program");
    }
    expect(cache.stats().entries).toBe(0);
  });

  it.each([
    ["a write", "/", { method: "POST" }],
    ["what is not cacheable", "/api/store", {}],
  ])("passes %s on to the program", async (_, path, init) => {
    expect(await (await fetch((await start()) + path, init)).text()).toBe("the program");
  });
});
