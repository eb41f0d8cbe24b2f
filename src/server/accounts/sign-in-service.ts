import { and, eq, ne } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
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

/**
 * Ends sessions at once, whatever tokens are still around. A browser whose access token has expired is recognised by its
 * refresh token; without a session nothing happens.
 */
export async function signOut(
  ctx: AccountContext,
  { scope, refreshToken }: { scope: SignOutScope; refreshToken: string | undefined },
): Promise<void> {
  if (ctx.actor.kind === "anonymous") {
    const sessionId = refreshToken && (await findSessionOfToken(ctx.db, refreshToken));
    if (sessionId) await ctx.db.delete(sessions).where(eq(sessions.id, sessionId));
    return;
  }
  const { userId, sessionId } = requireSignedIn(ctx.actor);
  await ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), sessionsIn(scope, sessionId)));
}

function sessionsIn(scope: SignOutScope, sessionId: string | undefined) {
  if (scope === "global" || sessionId === undefined) return undefined;
  return scope === "others" ? ne(sessions.id, sessionId) : eq(sessions.id, sessionId);
}
