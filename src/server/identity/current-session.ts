import type { AccountContext } from "./account-context.ts";
import { type AccountUser, findAccountUser } from "./account-user.ts";
import { readAccessToken } from "./resolve-actor.ts";

/** What a browser learns about its session; the tokens stay in cookies that scripts cannot read. */
export interface CurrentSession {
  /** Of the access token, in seconds since 1970. */
  expiresAt: number;
  user: AccountUser;
}

/** What a page asks at its start. No session is an answer, not an error: most visitors have none. */
export async function findCurrentSession(
  ctx: AccountContext,
  headers: Headers,
): Promise<CurrentSession | undefined> {
  if (ctx.actor.kind === "anonymous" || ctx.actor.kind === "system") return undefined;
  const [token, user] = await Promise.all([
    readAccessToken(ctx, headers, ctx.now),
    findAccountUser(ctx, ctx.actor.userId),
  ]);
  return token && user && { expiresAt: token.expiresAt, user };
}
