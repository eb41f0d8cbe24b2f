import { requireSignedIn } from "#domain/accounts/actor.ts";
import { describeDevice } from "#domain/accounts/describe-device.ts";
import type { OwnSession } from "#domain/accounts/own-session.ts";
import { DomainError } from "#domain/errors.ts";
import { and, desc, eq, gt } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { sessions } from "./tables.ts";

/** Where somebody is signed in, the last used first. */
export async function listOwnSessions(ctx: ServiceContext): Promise<OwnSession[]> {
  const actor = requireSignedIn(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(sessions.updatedAt));
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    ip_address: row.ipAddress ?? "",
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    current: row.id === actor.sessionId,
  }));
}

export async function endOwnSession(ctx: ServiceContext, sessionId: string): Promise<void> {
  const { userId } = requireSignedIn(ctx.actor);
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new DomainError("not_found");
}
