import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "./environment.ts";
import { isSafeMethod } from "./safe-methods.ts";

/**
 * CSRF protection: a write from a browser must come from the shop's own pages. Browsers send the origin with every
 * write; programs send none and have no visitor's cookies, so they pass.
 */
export function originCheck(publicOrigin: string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!isSafeMethod(c.req.method) && isForeign(c.req.raw, publicOrigin)) {
      throw new DomainError("invalid_origin");
    }
    await next();
  });
}

function isForeign(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  if (origin === null || origin === publicOrigin) return false;
  // The shop may be opened under another name than its public one (127.0.0.1 for localhost), so its own Host is
  // accepted.
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get("host");
}
