import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { HttpEnv } from "./environment.ts";

/** Refuses an address that asks too often, before anything is looked up for it. */
export function limitVisitors(mayAsk: AddressLimiter) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!mayAsk(c.get("clientAddress"), new Date())) {
      throw new DomainError("rate_limited", { retryAfterSeconds: 60 });
    }
    await next();
  });
}
