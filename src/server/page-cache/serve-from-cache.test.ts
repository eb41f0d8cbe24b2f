import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { serveFromCache } from "./serve-from-cache.ts";

const page = `<p>${"camisas ".repeat(200)}</p>`;
let server: Server;

/** A shop whose home page is kept; everything else is answered by the program behind. */
async function start(): Promise<string> {
  const cache = createPageCache({
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

describe("the door", () => {
  it.each(["br", "gzip"])("sends a kept page in %s to a browser that takes it", async (encoding) => {
    const address = await start();
    const answer = await fetch(address, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(await answer.text()).toBe(page);
  });

  it("sends it plain to one that takes neither", async () => {
    const address = await start();
    const answer = await fetch(address, { headers: { "Accept-Encoding": "br;q=0" } });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(await answer.text()).toBe(page);
  });

  it("sends the page's own headers, and leaves the rendering request's id behind", async () => {
    const { headers } = await fetch(await start());
    expect(headers.get("Content-Security-Policy")).toBe("a policy");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.get("Cache-Control")).toContain("s-maxage");
    expect(headers.get("X-Request-Id")).toBeNull();
  });

  it("tells a browser that has the page that nothing changed", async () => {
    const address = await start();
    const etag = (await fetch(address)).headers.get("ETag") ?? "";
    const again = await fetch(address, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("ETag")).toBe(etag);
  });

  it("sends the head alone to whoever asks for it", async () => {
    const answer = await fetch(await start(), { method: "HEAD" });
    expect(answer.headers.get("Content-Length")).not.toBeNull();
    expect(await answer.text()).toBe("");
  });

  it.each([
    ["a write", "/", { method: "POST" }],
    ["what is not kept", "/api/store", {}],
  ])("leaves %s to the program", async (_, path, init) => {
    expect(await (await fetch((await start()) + path, init)).text()).toBe("the program");
  });
});
