import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { HttpEnv } from "./environment.ts";
import { securityHeaders } from "./security-headers.ts";

async function headersOf(path: string, contentType: string): Promise<Headers> {
  const app = new Hono<HttpEnv>();
  app.use(securityHeaders({ secure: true }));
  app.get("*", (c) => c.body("content", 200, { "Content-Type": contentType }));
  return (await app.request(path)).headers;
}

const partsOfPages = [
  ["/assets/shop-1a2b3c.js", "text/javascript; charset=utf-8"],
  ["/assets/root-1a2b3c.css", "text/css; charset=utf-8"],
  ["/assets/figtree-1a2b3c.woff2", "font/woff2"],
  ["/storage/v1/object/public/product-images/products/a.webp", "image/webp"],
] as const;

const documents = [
  ["/", "text/html; charset=utf-8"],
  ["/assets/missing.js", "text/html; charset=utf-8"],
  ["/assets/drawing.svg", "image/svg+xml"],
  ["/favicon.svg", "image/svg+xml"],
  ["/sw.js", "text/javascript; charset=utf-8"],
  ["/api/store", "application/json"],
] as const;

describe("the security headers", () => {
  it.each([...partsOfPages, ...documents])("of %s as %s keep it what it is", async (path, type) => {
    const headers = await headersOf(path, type);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).not.toBeNull();
  });

  it.each(documents)("of %s as %s have a content policy and forbid frames", async (path, type) => {
    const headers = await headersOf(path, type);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
  });

  it("allow the camera to the pages of the back-office only, and nothing else of the device", async () => {
    const html = "text/html; charset=utf-8";
    for (const path of ["/admin", "/admin/pedidos"])
      expect((await headersOf(path, html)).get("Permissions-Policy")).toBe(
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
      );
    for (const path of ["/", "/carrinho", "/administracao"])
      expect((await headersOf(path, html)).get("Permissions-Policy")).toBe(
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      );
  });

  it.each(partsOfPages)("of %s as %s are not those of a document", async (path, type) => {
    const headers = await headersOf(path, type);
    expect(headers.get("Content-Security-Policy")).toBeNull();
    expect(headers.get("Permissions-Policy")).toBeNull();
  });
});
