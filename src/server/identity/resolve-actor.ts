import { and, eq, gt } from "drizzle-orm";
import { type Actor, anonymous } from "#domain/accounts/actor.ts";
import type { Db } from "../db/client.ts";
import type { AccessTokens, TokenSubject, VerifiedToken } from "./access-token.ts";
import { isAdministrator } from "./account-user.ts";
import { readAccessCookie } from "./session-cookies.ts";
import { sessions, users } from "./tables.ts";

interface TokenSource {
  accounts: { accessTokens: AccessTokens; secureCookies: boolean };
}

/** A header is set on purpose, a cookie comes along by itself: so the header counts, even where it is worth nothing. */
export async function readAccessToken(
  { accounts }: TokenSource,
  headers: Headers,
  now: Date,
): Promise<VerifiedToken | undefined> {
  const authorization = headers.get("authorization");
  const token =
    authorization === null ? readAccessCookie(headers, accounts) : /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return token === undefined ? undefined : accounts.accessTokens.verify(token, now);
}

/**
 * Who sent a request. The session and the role are looked up each time, in one query: whoever signed out or is no
 * longer an administrator is so at once, whatever their token says.
 */
export async function resolveActor(
  source: TokenSource & { db: Db },
  headers: Headers,
  now = new Date(),
): Promise<Actor> {
  const subject = await readAccessToken(source, headers, now);
  if (!subject) return anonymous;
  return (await findSessionActor(source.db, subject, now)) ?? { kind: "anonymous", sessionEnded: true };
}

/** Who a session belongs to at this moment; undefined once it has ended. */
export async function findSessionActor(
  db: Db,
  { userId, sessionId }: TokenSubject,
  now: Date,
): Promise<Actor | undefined> {
  const [user] = await db
    .select({ email: users.email, isAdministrator })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return (
    user && {
      kind: user.isAdministrator ? "administrator" : "customer",
      userId,
      email: user.email,
      sessionId,
    }
  );
}
