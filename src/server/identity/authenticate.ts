import { and, eq, gt } from "drizzle-orm";
import { type Actor, anonymous } from "#domain/accounts/actor.ts";
import type { Db } from "../db/client.ts";
import type { AccessTokens, TokenSubject, VerifiedToken } from "./access-token.ts";
import { staffRole } from "./account-user.ts";
import { readAccessCookie } from "./session-cookies.ts";
import { sessions, users } from "./tables.ts";

interface TokenSource {
  accounts: { accessTokens: AccessTokens; secureCookies: boolean };
}

/**
 * Reads the token of the `Authorization` header, or of the cookie where there is no such header. A header is set on
 * purpose and a cookie is sent by itself, so an invalid header is not replaced by a valid cookie.
 */
export async function readAccessToken(
  { accounts }: TokenSource,
  headers: Headers,
  now: Date,
): Promise<VerifiedToken | undefined> {
  const token = findAccessToken(accounts, headers);
  return token === undefined ? undefined : accounts.accessTokens.verify(token, now);
}

/** Like `readAccessToken`, but for a sign-out: the token may have expired. */
export async function readExpiredToken(
  { accounts }: TokenSource,
  headers: Headers,
  now: Date,
): Promise<VerifiedToken | undefined> {
  const token = findAccessToken(accounts, headers);
  return token === undefined ? undefined : accounts.accessTokens.verifyExpired(token, now);
}

function findAccessToken(accounts: TokenSource["accounts"], headers: Headers): string | undefined {
  const authorization = headers.get("authorization");
  return authorization === null
    ? readAccessCookie(headers, accounts)
    : /^Bearer (\S+)$/i.exec(authorization)?.[1];
}

/**
 * Finds the user who sent a request. The session and the role are looked up each time, in one query, so that a
 * sign-out or a revoked role takes effect at once, whatever the token says.
 */
export async function authenticate(
  source: TokenSource & { db: Db },
  headers: Headers,
  now = new Date(),
): Promise<Actor> {
  const subject = await readAccessToken(source, headers, now);
  if (!subject) return anonymous;
  return (await checkSession(source.db, subject, now)) ?? { kind: "anonymous", sessionEnded: true };
}

/** Returns the user of a session with their current role, or undefined once the session has ended. */
export async function checkSession(
  db: Db,
  { userId, sessionId }: TokenSubject,
  now: Date,
): Promise<Actor | undefined> {
  const [user] = await db
    .select({ email: users.email, role: staffRole })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  if (!user) return undefined;
  const { email, role } = user;
  return role
    ? { kind: "staff", role, userId, email, sessionId }
    : { kind: "customer", userId, email, sessionId };
}
