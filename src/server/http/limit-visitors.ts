import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { HttpEnv } from "./environment.ts";

/** Refuses an address that sends too many requests, before any look-up. */
export function limitVisitors(isAllowed: AddressLimiter) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!isAllowed(c.get("clientAddress"), new Date())) {
      throw new DomainError("rate_limited", { retryAfterSeconds: 60 });
    }
    await next();
  });
}
