import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { requirePermission, requireSignedIn, requireStaff } from "#domain/accounts/actor.ts";
import { type Permission, permissions } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "../http/environment.ts";

/** Who may call an operation at all. Whether the caller may see a particular record is decided by the service. */
export type Access =
  /** Everyone, signed in or not. */
  | "anyone"
  /** Every signed-in user. */
  | "customer"
  /** Everyone who works in the back-office. */
  | "staff"
  /** Those of them who work in this area. */
  | Permission
  /** Programs on the shop's own machine and callers with the metrics token; everyone else gets a 404. */
  | "machine";

type Check = (c: Context<HttpEnv>, signInFirst: string | undefined) => Promise<void> | void;

const checks: Record<Exclude<Access, Permission>, Check> = {
  anyone() {},
  async customer({ var: scope }, signInFirst) {
    requireSignedIn(await scope.getActor(), signInFirst);
  },
  async staff({ var: scope }) {
    requireStaff(await scope.getActor());
  },
  machine({ var: scope }) {
    if (!scope.isFromThisMachine()) throw new DomainError("not_found");
  },
};

export function isPermission(access: Access): access is Permission {
  return (permissions as readonly string[]).includes(access);
}

function checkOf(access: Access): Check {
  if (!isPermission(access)) return checks[access];
  return async ({ var: scope }) => requirePermission(await scope.getActor(), access);
}

const NO_STORE = "no-store";

interface GuardOptions {
  signInFirst?: string | undefined;
  /** The Cache-Control of a successful answer. Refusals are never cached. */
  cacheControl?: string | undefined;
}

/**
 * Middleware that checks access before the body is read or validated, so that a caller without access neither learns
 * the input schema nor uploads anything. The service checks again, as defence in depth. It also says who may cache the
 * answer, whatever the handler says.
 */
export function accessGuard(access: Access, { signInFirst, cacheControl = NO_STORE }: GuardOptions = {}) {
  const check = checkOf(access);
  const isStaff = access !== "anyone" && access !== "customer";
  return createMiddleware<HttpEnv>(async (c, next) => {
    await check(c, signInFirst);
    c.set("isStaff", isStaff);
    await next();
    c.header("Cache-Control", c.res.status === 200 ? cacheControl : NO_STORE);
  });
}
