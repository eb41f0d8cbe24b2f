import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { type Actor, anonymous } from "#domain/accounts/actor.ts";
import { redactPath } from "#domain/pages/secret-path.ts";
import type { Logger } from "../logging/log.ts";
import { findClientAddress } from "./client-address.ts";
import type { HttpEnv } from "./environment.ts";
import type { Metrics } from "./metrics.ts";
import { isFromThisMachine } from "./this-machine.ts";

const CLIENT_ID = /^[\w-]{8,64}$/;

interface RequestScopeOptions {
  log: Logger;
  metrics: Metrics;
  isTrustedProxy: (address: string) => boolean;
  metricsToken: string | undefined;
  authenticate(request: Request, clientAddress: string): Promise<Actor>;
}

/** Sets the id, log and actor of every request, and writes one log line and one measurement when it ends. */
export function requestScope({
  log,
  metrics,
  isTrustedProxy,
  metricsToken,
  authenticate,
}: RequestScopeOptions) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    // A request that a test makes directly has no socket and so no peer.
    const peer = c.env?.incoming?.socket.remoteAddress;
    c.set("clientAddress", findClientAddress(peer, c.req.header("x-forwarded-for"), isTrustedProxy));
    c.set("isFromThisMachine", () => isFromThisMachine(peer, c.req.raw.headers, metricsToken));
    const clientId = c.req.header("x-client-id");
    c.set("clientId", clientId && CLIENT_ID.test(clientId) ? clientId : undefined);
    let actor: Promise<Actor> | undefined;
    c.set("getActor", () => {
      actor ??= hasCredentials(c.req.raw.headers) ? findActor() : Promise.resolve(anonymous);
      return actor;
    });
    async function findActor(): Promise<Actor> {
      const found = await authenticate(c.req.raw, c.get("clientAddress"));
      if (found.kind === "api-key") c.set("log", c.get("log").child({ apiKeyId: found.keyId }));
      return found;
    }

    await next();

    c.header("X-Request-Id", requestId);
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.observeRequest(c.req.method, c.res.status, seconds);
    c.get("log").info(
      {
        method: c.req.method,
        path: redactPath(c.req.path),
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      "request",
    );
  });
}

function hasCredentials(headers: Headers): boolean {
  return headers.has("cookie") || headers.has("authorization");
}
