import { createMiddleware } from "hono/factory";
import { contentPolicy } from "./content-policy.ts";
import type { HttpEnv } from "./environment.ts";

/** What every answer carries. A page replaces the policy by one that names its own scripts. */
export function securityHeaders({ secure }: { secure: boolean }) {
  const strictest = contentPolicy(undefined, { secure });
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", strictest);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", referrerPolicyOf(c.req.path));
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}

/** The address of an order's page is its key: no other site, and no picture's host, gets to see it. */
const referrerPolicyOf = (path: string) =>
  path.startsWith("/pedido/") ? "no-referrer" : "strict-origin-when-cross-origin";
