import { and, eq, ne } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { TokenSubject } from "../identity/access-token.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { findDevice } from "../identity/known-device.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { describeSession, type TokenSet } from "../identity/open-session.ts";
import { findSessionOfToken, rotateRefreshToken } from "../identity/refresh-tokens.ts";
import { sessions } from "../identity/tables.ts";
import { checkPassword } from "../identity/verify-password.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { openSessionOrChallenge, type SignInResult } from "../two-factor/challenges.ts";

export async function signIn(
  ctx: AccountContext,
  { email, password }: { email: string; password: string },
): Promise<SignInResult> {
  const device = findDevice(ctx.accounts.deviceKey, ctx.client.deviceToken, email);
  await limitAttempts(ctx, rateRules.signIn, device === undefined ? email : `device ${device}`);
  const { user, matches } = await checkPassword(ctx, email, password);
  if (!user || !matches) throw new DomainError("invalid_credentials");
  // This is checked after the password, so that a stranger does not learn that the e-mail has an account.
  if (ctx.accounts.confirmEmail && !user.isConfirmed) throw new DomainError("email_not_confirmed");
  return openSessionOrChallenge(ctx, user.id);
}

export async function renewSession(ctx: AccountContext, refreshToken: string): Promise<TokenSet> {
  const rotation = await rotateRefreshToken(ctx.db, ctx.accounts.refreshKey, refreshToken, ctx.now);
  if (rotation.kind === "renewed") {
    const { token, sessionId, userId } = rotation;
    return describeSession(ctx, { userId, sessionId, refreshToken: token });
  }
  if (rotation.kind === "reused") {
    ctx.log.warn({ sessionId: rotation.sessionId }, "a renewed refresh token was used again: session ended");
  }
  throw new DomainError("refresh_token_not_found");
}

export type SignOutScope = "local" | "global" | "others";

interface SignOut {
  scope: SignOutScope;
  refreshToken: string | undefined;
  /** The session that the access token names, even if the token has expired. */
  tokenSubject: TokenSubject | undefined;
}

/**
 * Ends sessions at once, whatever tokens are still around. Where the access token has expired, it or the refresh token
 * still says which session is meant; without a session nothing happens.
 */
export async function signOut(
  ctx: AccountContext,
  { scope, refreshToken, tokenSubject }: SignOut,
): Promise<void> {
  const subject = tokenSubject ?? (refreshToken && (await findSessionOfToken(ctx.db, refreshToken)));
  if (!subject) return;
  const { userId, sessionId } = subject;
  // The token of a session that has ended must not end other sessions.
  const [open] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (open)
    await ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), sessionsIn(scope, sessionId)));
}

function sessionsIn(scope: SignOutScope, sessionId: string) {
  if (scope === "global") return undefined;
  return scope === "others" ? ne(sessions.id, sessionId) : eq(sessions.id, sessionId);
}
