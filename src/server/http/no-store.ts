import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./environment.ts";

/** For answers that belong to one person: no cache on the way keeps them. */
export const noStore = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});
