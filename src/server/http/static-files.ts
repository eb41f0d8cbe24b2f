import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./environment.ts";

const FOREVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** Browsers look for a newer worker at every visit; nobody on the way may answer with an old one. */
const WORKER = "/sw.js";

/** The built client: hashed files for ever, the few with fixed names for an hour. Compressed ones lie beside them. */
export function staticFiles(root: string) {
  const serve = serveStatic<HttpEnv>({ root, precompressed: true });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && !c.req.path.endsWith(".data");
    if (!isFile) return next();
    const answer = await serve(c, next);
    // Anything else is what came of going on to the next.
    if (!(answer instanceof Response)) return;
    answer.headers.set("Cache-Control", lifeOf(c.req.path));
    return answer;
  });
}

function lifeOf(path: string): string {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/") ? FOREVER : FOR_AN_HOUR;
}
