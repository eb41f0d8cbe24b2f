import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./environment.ts";

const FOREVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** Browsers look for a newer service worker at every visit, and no cache may answer with an old one. */
const WORKER = "/sw.js";

/**
 * Serves the built client: hashed files are cached for ever, the few with fixed names for an hour. Compressed versions
 * are beside them.
 */
export function staticFiles(root: string) {
  const serve = serveStatic<HttpEnv>({ root, precompressed: true });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && !c.req.path.endsWith(".data");
    if (!isFile) return next();
    const answer = await serve(c, next);
    // If no file was found, the next handler has already answered.
    if (!(answer instanceof Response)) return;
    answer.headers.set("Cache-Control", cacheControlOf(c.req.path));
    return answer;
  });
}

function cacheControlOf(path: string): string {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/") ? FOREVER : FOR_AN_HOUR;
}
