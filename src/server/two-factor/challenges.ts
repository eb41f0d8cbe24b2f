import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Db } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { openSession, type TokenSet } from "../identity/open-session.ts";
import { hasSecondFactor, requireCode } from "./check-code.ts";
import { signInChallenges } from "./tables.ts";

/** Enough time to find the phone. */
const LIFETIME_MS = 10 * 60_000;
const MAX_ATTEMPTS = 5;

/** The result of a sign-in's first step: a session, or a challenge where the second factor is required. */
export type SignInResult = { kind: "session"; tokens: TokenSet } | { kind: "challenge"; challenge: string };

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("base64url");

/** Completes the first step of every sign-in, by password or by mailed link. No other path opens a session. */
export async function openSessionOrChallenge(
  ctx: AccountContext,
  userId: string,
  options: { recoveryUntil?: Date } = {},
): Promise<SignInResult> {
  if (!(await hasSecondFactor(ctx.db, userId))) {
    return { kind: "session", tokens: await openSession(ctx, userId, options) };
  }
  const challenge = randomBytes(32).toString("base64url");
  await ctx.db.insert(signInChallenges).values({
    hash: hashOf(challenge),
    userId,
    isRecovery: options.recoveryUntil !== undefined,
    expiresAt: options.recoveryUntil ?? new Date(ctx.now.getTime() + LIFETIME_MS),
  });
  return { kind: "challenge", challenge };
}

/** The second step of a sign-in. A challenge allows a few attempts; after them the first step must be repeated. */
export async function answerChallenge(
  ctx: AccountContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<TokenSet> {
  const hash = hashOf(challenge);
  const [open] = await ctx.db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(
      and(
        eq(signInChallenges.hash, hash),
        gt(signInChallenges.expiresAt, ctx.now),
        lt(signInChallenges.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning();
  if (!open) throw new DomainError("mfa_challenge_expired");
  await requireCode(ctx, open.userId, code);
  const answered = await ctx.db
    .delete(signInChallenges)
    .where(eq(signInChallenges.hash, hash))
    .returning({ hash: signInChallenges.hash });
  if (answered.length === 0) throw new DomainError("mfa_challenge_expired");
  return openSession(ctx, open.userId, open.isRecovery ? { recoveryUntil: open.expiresAt } : {});
}

/** Deletes expired challenges. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
}
