import { createMiddleware } from "hono/factory";
import { isOrderPage } from "#domain/pages/secret-path.ts";
import { contentPolicy } from "./content-policy.ts";
import type { HttpEnv } from "./environment.ts";

/** Sets the headers of every response. A page replaces the CSP by one with the hashes of its own scripts. */
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

/** The address of an order's page grants access to it, so it is never sent as a referrer. */
const referrerPolicyOf = (path: string) =>
  isOrderPage(path) ? "no-referrer" : "strict-origin-when-cross-origin";
