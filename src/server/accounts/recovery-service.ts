import { eq } from "drizzle-orm";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { consumeLink, type LinkKind } from "../identity/one-time-links.ts";
import { users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { type Entry, enter } from "../two-factor/challenges.ts";

/** Long enough to think of a password; a session left open in a shared browser loses the right to set one. */
const RECOVERY_MS = 3_600_000;

/** Answers alike and as fast for everybody: who is a customer is looked up when the mail is written. */
export async function requestRecovery(
  ctx: AccountContext,
  { email, redirectTo }: { email: string; redirectTo: string | undefined },
): Promise<void> {
  await limitAttempts(ctx, rateRules.recovery, email);
  const address = emailSchema.safeParse(email).data;
  if (address === undefined) throw new DomainError("invalid_email");
  await ctx.jobs.addMail(ctx.db, { kind: "recovery", to: address, redirectTo });
}

/**
 * Turns a mailed link into a session, or asks for the second factor: the mailbox alone opens no account that has one.
 * Whoever opens a link reads that mailbox, so the e-mail is confirmed, too.
 */
export async function openLink(
  ctx: AccountContext,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<Entry> {
  await limitAttempts(ctx, rateRules.openLink);
  const userId = await consumeLink(ctx, kind, token);
  if (!userId) throw new DomainError("otp_expired");
  const confirmed = await ctx.db
    .update(users)
    .set({ emailVerified: true, updatedAt: ctx.now })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new DomainError("otp_expired");
  if (kind === "signup") return enter(ctx, userId);
  return enter(ctx, userId, { recoveryUntil: new Date(ctx.now.getTime() + RECOVERY_MS) });
}
