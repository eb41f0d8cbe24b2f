import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type Actor, anonymous } from "#domain/accounts/actor.ts";
import type { HttpEnv } from "../http/environment.ts";
import { errorHandler } from "../http/error-handler.ts";
import { createMetrics } from "../http/metrics.ts";
import { accessGuard } from "./access.ts";

const customer: Actor = { kind: "customer", userId: "u", email: "ana@exemplo.com.br", sessionId: "s" };

/** An operation whose handler wants its answer to be cached by everyone. */
function request(guard: ReturnType<typeof accessGuard>, actor: Actor, status: 200 | 201 | 404 = 200) {
  const app = new Hono<HttpEnv>();
  app.onError(errorHandler(createMetrics()));
  app.use((c, next) => {
    c.set("getActor", async () => actor);
    return next();
  });
  app.get("/", guard, (c) => c.json({}, status, { "Cache-Control": "public, max-age=3600" }));
  return app.request("/");
}

const cacheControlOf = async (answer: Response | Promise<Response>) =>
  (await answer).headers.get("Cache-Control");

describe("the access guard forbids caches to store", () => {
  it("an answer to a signed-in user, whatever the handler says", async () => {
    expect(await cacheControlOf(request(accessGuard("customer"), customer))).toBe("no-store");
  });

  it("a refusal", async () => {
    const refused = await request(accessGuard("customer"), anonymous);
    expect([refused.status, await cacheControlOf(refused)]).toEqual([401, "no-store"]);
  });

  it("a public answer whose operation is not defined as cacheable", async () => {
    expect(await cacheControlOf(request(accessGuard("anyone"), customer))).toBe("no-store");
  });

  it.each([201, 404] as const)("an answer with status %i of a cacheable operation", async (status) => {
    const guard = accessGuard("anyone", { cacheControl: "public, max-age=60" });
    expect(await cacheControlOf(request(guard, anonymous, status))).toBe("no-store");
  });
});

it("the access guard allows caches what the operation's definition says", async () => {
  const guard = accessGuard("anyone", { cacheControl: "public, max-age=60" });
  expect(await cacheControlOf(request(guard, anonymous))).toBe("public, max-age=60");
});
