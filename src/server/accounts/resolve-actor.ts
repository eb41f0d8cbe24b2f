import { eq } from "drizzle-orm";
import { type Actor, anonymous } from "#domain/accounts/actor.ts";
import type { Db } from "../db/client.ts";
import type { AuthEngine } from "./auth-engine.ts";
import { userRoles } from "./tables.ts";

/** Who sent a request, by its session. Roles are read each time: a revoked administrator is out at once. */
export async function resolveActor(deps: { db: Db; auth: AuthEngine }, headers: Headers): Promise<Actor> {
  const session = await deps.auth.api.getSession({ headers });
  if (!session) return anonymous;
  const { id: userId, email } = session.user;
  const roles = await deps.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const isAdministrator = roles.some(({ role }) => role === "admin");
  return { kind: isAdministrator ? "administrator" : "customer", userId, email };
}
