import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { type AccountUser, findAccountUser } from "./account-user.ts";
import { issueRefreshToken } from "./refresh-tokens.ts";

/** Everything that a session gives to whoever holds it. */
export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  /** Of the access token, in seconds since 1970. */
  expiresAt: number;
  user: AccountUser;
}

const LONGEST_USER_AGENT = 400;

/**
 * Opens a session for somebody who has just proved who they are. Always a new one: what the request carried before
 * is never taken over.
 */
export async function openSession(
  ctx: AccountContext,
  userId: string,
  { recoveryUntil }: { recoveryUntil?: Date } = {},
): Promise<TokenSet> {
  const { internalAdapter } = await ctx.accounts.auth.$context;
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: ctx.client.address,
    userAgent: ctx.client.userAgent.slice(0, LONGEST_USER_AGENT),
    ...(recoveryUntil && { recoveryUntil }),
  });
  const refreshToken = await issueRefreshToken(ctx.db, session.id, ctx.now);
  return describeSession(ctx, { userId, sessionId: session.id, refreshToken });
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
