import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpEnv } from "./environment.ts";
import { staticFiles } from "./static-files.ts";

const root = mkdtempSync(join(tmpdir(), "manto-static-"));
const app = new Hono<HttpEnv>();

beforeAll(() => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "assets/shop-1a2b3c.js"), "script");
  writeFileSync(join(root, "assets/shop-1a2b3c.js.br"), "compressed");
  writeFileSync(join(root, "favicon.svg"), "<svg/>");
  writeFileSync(join(root, "sw.js"), "worker");
  app.use(staticFiles(root));
  app.get("*", (c) => c.text("a page"));
});
afterAll(() => rmSync(root, { recursive: true }));

describe("a file of the built client", () => {
  it("is cached for ever if its name changes with its content", async () => {
    const { headers } = await app.request("/assets/shop-1a2b3c.js");
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("is cached for an hour if its name is fixed", async () => {
    const { headers } = await app.request("/favicon.svg");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("is revalidated each time if it is the service worker", async () => {
    const { headers } = await app.request("/sw.js");
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  it("is sent compressed to clients that accept it", async () => {
    const answer = await app.request("/assets/shop-1a2b3c.js", { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(await answer.text()).toBe("compressed");
  });

  it.each(["/assets/missing.js", "/assets/../package.json", "/produto/1.data"])(
    "passes %s on to the app, without a Cache-Control header",
    async (path) => {
      const answer = await app.request(path);
      expect(await answer.text()).toBe("a page");
      expect(answer.headers.get("Cache-Control")).toBeNull();
    },
  );
});
