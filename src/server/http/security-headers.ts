import { createMiddleware } from "hono/factory";
import { isSecretPage } from "#domain/pages/secret-path.ts";
import { contentPolicy } from "./content-policy.ts";
import type { HttpEnv } from "./environment.ts";

/**
 * Sets the headers of every response. A page replaces the CSP by one with the hashes of its own scripts. The headers
 * that only protect documents would be most of what a small script weighs, so a page's own parts go without them.
 */
export function securityHeaders({ secure }: { secure: boolean }) {
  const strictest = contentPolicy(undefined, { secure });
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (isPartOfPages(c.req.path, headers.get("Content-Type") ?? "")) return;
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", strictest);
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", referrerPolicyOf(c.req.path));
    headers.set("Permissions-Policy", permissionsOf(c.req.path));
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  });
}

/**
 * A script, style sheet or font of the build, or a raster picture. With `nosniff` no browser takes one for a document.
 * The service worker is not among them: its own policy decides what it may fetch.
 */
const isPartOfPages = (path: string, contentType: string): boolean =>
  rasterPicture.test(contentType) || (path.startsWith("/assets/") && builtFile.test(contentType));

const builtFile = /^(text\/(javascript|css)\b|font\/)/;
const rasterPicture = /^image\/(avif|webp|jpeg|png)$/;

/** The address of an order's or a team's page grants access to it, so it is never sent as a referrer. */
const referrerPolicyOf = (path: string) =>
  isSecretPage(path) ? "no-referrer" : "strict-origin-when-cross-origin";

/** The back-office reads codes of parcels with the camera; the shop itself uses nothing of the device. */
const permissionsOf = (path: string): string => {
  const camera = path === "/admin" || path.startsWith("/admin/") ? "(self)" : "()";
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;
};
