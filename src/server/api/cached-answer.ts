import { createMiddleware } from "hono/factory";
import type { Topic } from "../http/answer-cache.ts";
import { constantAnswer } from "../http/constant-answer.ts";
import type { HttpEnv } from "../http/environment.ts";

/**
 * Answers a read of the back-office from memory while nothing that it shows has changed, and with 304 if the client has
 * it; a request with `Cache-Control: no-cache` is read anew. It stands behind the access guard, and each role has its own
 * answers, so that none is given to anyone whose role the service has not allowed to read it.
 */
export function cachedAnswer(topics: readonly Topic[]) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const cache = c.get("answerCache");
    const actor = await c.get("getActor")();
    if (!cache || actor.kind !== "staff") return next();
    const { pathname, search } = new URL(c.req.url);
    const key = `${actor.role} ${pathname}${search}`;
    const found = c.req.header("cache-control") === "no-cache" ? undefined : cache.find(key, topics);
    if (found) return found(c);
    const store = cache.begin(key);
    await next();
    if (c.res.status !== 200) return;
    const text = await c.res.text();
    const answer = constantAnswer(text, "application/json");
    store(answer, Buffer.byteLength(text));
    c.res = await answer(c);
  });
}
