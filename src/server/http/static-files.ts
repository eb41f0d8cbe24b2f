import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./environment.ts";

/** The built client: hashed files for ever, the few with fixed names for an hour. Compressed ones lie beside them. */
export function staticFiles(root: string) {
  const serve = serveStatic<HttpEnv>({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const immutable = path.includes("/assets/");
      c.header("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path) && !c.req.path.endsWith(".data");
    return isFile ? serve(c, next) : next();
  });
}
