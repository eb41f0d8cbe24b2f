import { randomUUID } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { type AccountUser, findAccountUser } from "./account-user.ts";
import { issueRefreshToken } from "./refresh-tokens.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { sessions } from "./tables.ts";

/** The tokens of a session, and its user. */
export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  /** When the access token expires, in seconds since 1970. */
  expiresAt: number;
  user: AccountUser;
}

const MAX_USER_AGENT_LENGTH = 400;

/**
 * Opens a session for a user who has just been authenticated. It is always a new one, never the one that the request
 * carried, which prevents session fixation.
 */
export async function openSession(
  ctx: AccountContext,
  userId: string,
  { recoveryUntil }: { recoveryUntil?: Date } = {},
): Promise<TokenSet> {
  const sessionId = randomUUID();
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId,
    ipAddress: ctx.client.address,
    userAgent: ctx.client.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    recoveryUntil,
    provedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + SESSION_SECONDS * 1000),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  const refreshToken = await issueRefreshToken(ctx.db, sessionId, ctx.now);
  return describeSession(ctx, { userId, sessionId, refreshToken });
}

export async function describeSession(
  ctx: AccountContext,
  session: { userId: string; sessionId: string; refreshToken: string },
): Promise<TokenSet> {
  const [{ token, expiresAt }, user] = await Promise.all([
    ctx.accounts.accessTokens.issue(session, ctx.now),
    findAccountUser(ctx, session.userId),
  ]);
  if (!user) throw new DomainError("session_not_found");
  return { accessToken: token, refreshToken: session.refreshToken, expiresAt, user };
}
