import { createHash, createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db, DbOrTx, Tx } from "../db/client.ts";
import type { TokenSubject } from "./access-token.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** Two tabs may renew at once, or a response may be lost: for this long a rotated token still returns its successor. */
export const GRACE_MS = 10_000;

export type Rotation =
  | { kind: "renewed"; token: string; sessionId: string; userId: string }
  | { kind: "unknown" }
  /** A token was used long after its rotation. It must have been copied, so the whole session is ended. */
  | { kind: "reused"; sessionId: string };

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export async function issueRefreshToken(db: DbOrTx, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(refreshTokens).values({ hash: hashOf(token), sessionId, createdAt: now });
  return token;
}

/** The successor is derived, not random, so the same one can be returned again although only its hash is stored. */
function successorOf(token: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(token).digest("base64url");
}

export function rotateRefreshToken(db: Db, key: Uint8Array, token: string, now: Date): Promise<Rotation> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        expiresAt: sessions.expiresAt,
        rotatedAt: refreshTokens.rotatedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hashOf(token)))
      .for("update", { of: refreshTokens });
    if (!found || found.expiresAt <= now) return { kind: "unknown" };
    const { sessionId, userId, rotatedAt } = found;
    const successor = successorOf(token, key);
    if (rotatedAt === null) {
      await replaceToken(tx, { token, successor, sessionId }, now);
    } else if (now.getTime() - rotatedAt.getTime() > GRACE_MS) {
      await tx.delete(sessions).where(eq(sessions.id, sessionId));
      return { kind: "reused", sessionId };
    }
    return { kind: "renewed", token: successor, sessionId, userId };
  });
}

async function replaceToken(
  tx: Tx,
  { token, successor, sessionId }: { token: string; successor: string; sessionId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(eq(refreshTokens.hash, hashOf(token)));
  await tx.insert(refreshTokens).values({ hash: hashOf(successor), sessionId, createdAt: now });
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await tx.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.id, sessionId));
}

/** Finds the session of a rotated token too: a sign-out in one of two tabs is meant for both. */
export async function findSessionOfToken(db: DbOrTx, token: string): Promise<TokenSubject | undefined> {
  const [found] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hashOf(token)));
  return found;
}
