import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { assertAdministrator, requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "../http/environment.ts";

/** Who may call an operation at all; whose record it is about is the service's question. */
export type Access =
  /** Anybody, signed in or not. */
  | "anyone"
  /** Whoever is signed in. */
  | "customer"
  | "administrator"
  /** Programs on the shop's own machine, and whoever holds their token; to others there is nothing. */
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
 * Stands before everything that looks at a request's content: a stranger learns nothing about what an operation takes,
 * and sends no megabytes. The service asks again, on purpose.
 */
export function gate(access: Access, signInFirst?: string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await checks[access](c, signInFirst);
    await next();
    // What an answer does not offer to caches, none keeps.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
}
