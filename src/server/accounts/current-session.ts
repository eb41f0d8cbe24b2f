import type { BrowserSession } from "#domain/accounts/user.ts";
import type { AccountContext } from "./account-context.ts";
import { findAccountUser } from "./account-user.ts";
import { readAccessToken } from "./resolve-actor.ts";

/** What a page asks at its start. No session is an answer, not an error: most visitors have none. */
export async function findCurrentSession(
  ctx: AccountContext,
  headers: Headers,
): Promise<BrowserSession | null> {
  if (ctx.actor.kind === "anonymous" || ctx.actor.kind === "system") return null;
  const [token, user] = await Promise.all([
    readAccessToken(ctx, headers, ctx.now),
    findAccountUser(ctx, ctx.actor.userId),
  ]);
  return token && user ? { expires_at: token.expiresAt, user } : null;
}
