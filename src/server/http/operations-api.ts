import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { DomainError } from "#domain/errors.ts";
import { isLoopbackAddress } from "./client-address.ts";
import type { HttpEnv } from "./environment.ts";
import type { Metrics } from "./metrics.ts";
import { noStore } from "./no-store.ts";

interface OperationsOptions {
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Whether this process is about to end and wants no more visitors. */
  isClosing(): boolean;
  /** Each resolves when that part answers. */
  checks: Record<string, () => Promise<void>>;
}

/** What whoever runs the shop looks at: is it up, is it ready, how does it do. */
export function operationsApi({ metrics, metricsToken, isClosing, checks }: OperationsOptions) {
  const app = new Hono<HttpEnv>();

  // By name: mounted at the root, a middleware for everything would forbid caches the whole shop.
  for (const path of ["/healthz", "/readyz", "/metrics"]) app.use(path, noStore);

  app.get("/healthz", (c) => c.json({ status: "ok" }));

  app.get("/readyz", async (c) => {
    if (isClosing()) return c.json({ status: "closing" }, 503);
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, "ok"] as const;
        } catch (error) {
          c.get("log").warn({ err: error, part: name }, "not ready");
          return [name, "unavailable"] as const;
        }
      }),
    );
    const ready = results.every(([, state]) => state === "ok");
    const body = { status: ready ? "ok" : "unavailable", ...Object.fromEntries(results) };
    return c.json(body, ready ? 200 : 503);
  });

  app.get("/metrics", async (c) => {
    // Behind a proxy on this machine everybody's peer is loopback: a forwarded request is not local.
    const local =
      isLoopbackAddress(c.env?.incoming?.socket.remoteAddress) && !c.req.header("x-forwarded-for");
    if (!local && !bearerMatches(c.req.header("authorization"), metricsToken)) {
      throw new DomainError("not_found");
    }
    const { contentType, text } = await metrics.render();
    return c.body(text, 200, { "Content-Type": contentType });
  });

  return app;
}

function bearerMatches(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header?.startsWith("Bearer ")) return false;
  const given = Buffer.from(header.slice("Bearer ".length));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
