import { and, eq, gt, sql } from "drizzle-orm";
import { type Actor, anonymous, type SignedInActor } from "#domain/accounts/actor.ts";
import type { Db } from "../db/client.ts";
import { preparedOnce } from "../db/prepared-once.ts";
import { bearerToken } from "../http/bearer-token.ts";
import type { AccessTokens, TokenSubject, VerifiedToken } from "./access-token.ts";
import { staffRole } from "./account-user.ts";
import type { OpenSession, SessionCache } from "./session-cache.ts";
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
  return headers.has("authorization") ? bearerToken(headers) : readAccessCookie(headers, accounts);
}

/**
 * Finds the user who sent a request. A cache may only be given for a request that changes nothing: for every other one
 * the session and the role are looked up, so that a sign-out or a revoked role takes effect at once.
 */
export async function authenticate(
  source: TokenSource & { db: Db },
  headers: Headers,
  now = new Date(),
  cache?: SessionCache,
): Promise<Actor> {
  const token = findAccessToken(source.accounts, headers);
  if (token === undefined) return anonymous;
  const known = cache?.find(token, now);
  if (known) return known;
  const subject = await source.accounts.accessTokens.verify(token, now);
  if (!subject) return anonymous;
  const read = () => findSession(source.db, subject, now);
  const session = await (cache ? cache.fill(token, subject, now, read) : read());
  return session?.actor ?? { kind: "anonymous", sessionEnded: true };
}

/** Returns the user of a session with their current role, or undefined once the session has ended. */
export async function checkSession(db: Db, subject: TokenSubject, now: Date): Promise<Actor | undefined> {
  return (await findSession(db, subject, now))?.actor;
}

const readSession = preparedOnce((db: Db) =>
  db
    .select({ email: users.email, role: staffRole, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("read_session"),
);

async function findSession(
  db: Db,
  { userId, sessionId }: TokenSubject,
  now: Date,
): Promise<OpenSession | undefined> {
  const [found] = await readSession(db).execute({ sessionId, userId, now });
  if (!found) return undefined;
  const { email, role, expiresAt } = found;
  const actor: SignedInActor = role
    ? { kind: "staff", role, userId, email, sessionId }
    : { kind: "customer", userId, email, sessionId };
  return { actor, expiresAt };
}
