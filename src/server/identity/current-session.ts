import type { AccountContext } from "./account-context.ts";
import { type AccountUser, findAccountUser } from "./account-user.ts";
import { readAccessToken } from "./authenticate.ts";

/** What a browser may read of its session. The tokens stay in cookies that scripts cannot read. */
export interface CurrentSession {
  /** When the access token expires, in seconds since 1970. */
  expiresAt: number;
  user: AccountUser;
}

/** Returns the session that every page requests at its start, or undefined: most visitors have no session. */
export async function findCurrentSession(
  ctx: AccountContext,
  headers: Headers,
): Promise<CurrentSession | undefined> {
  if (ctx.actor.kind !== "customer" && ctx.actor.kind !== "staff") return undefined;
  const [token, user] = await Promise.all([
    readAccessToken(ctx, headers, ctx.now),
    findAccountUser(ctx, ctx.actor.userId),
  ]);
  return token && user && { expiresAt: token.expiresAt, user };
}
