import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { assertAdministrator, requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "../http/environment.ts";

/** Who may call an operation at all. Whether the caller may see a particular record is decided by the service. */
export type Access =
  /** Everyone, signed in or not. */
  | "anyone"
  /** Every signed-in user. */
  | "customer"
  | "administrator"
  /** Programs on the shop's own machine and callers with the metrics token; everyone else gets a 404. */
  | "machine";

type Check = (c: Context<HttpEnv>, signInFirst: string | undefined) => Promise<void> | void;

const checks: Record<Access, Check> = {
  anyone() {},
  async customer({ var: scope }, signInFirst) {
    requireSignedIn(await scope.getActor(), signInFirst);
  },
  async administrator({ var: scope }) {
    assertAdministrator(await scope.getActor());
  },
  machine({ var: scope }) {
    if (!scope.isFromThisMachine()) throw new DomainError("not_found");
  },
};

/**
 * Middleware that checks access before the body is read or validated, so that a caller without access neither learns
 * the input schema nor uploads anything. The service checks again, as defence in depth.
 */
export function accessGuard(access: Access, signInFirst?: string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await checks[access](c, signInFirst);
    await next();
    // A response that sets no caching policy of its own must not be cached.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
}
