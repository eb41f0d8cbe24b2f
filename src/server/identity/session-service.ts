import { and, desc, eq, gt } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { describeDevice } from "#domain/accounts/describe-device.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { sessions } from "./tables.ts";

/** A device on which the user is signed in. */
export interface OwnSession {
  id: string;
  device: string;
  ipAddress: string;
  createdAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** Lists the user's own sessions, the last used first. */
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
    ipAddress: row.ipAddress ?? "",
    createdAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    isCurrent: row.id === actor.sessionId,
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
