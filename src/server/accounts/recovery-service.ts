import { eq } from "drizzle-orm";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts, mayMailLink } from "../identity/limit-attempts.ts";
import { consumeLink, type LinkKind } from "../identity/one-time-links.ts";
import { users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { openSessionOrChallenge, type SignInResult } from "../two-factor/challenges.ts";

/** How long a session from a recovery link may set a password: it may be left open in a shared browser. */
const RECOVERY_MS = 3_600_000;

/** The response and its time are the same for every e-mail: the account is looked up when the mail is composed. */
export async function requestRecovery(
  ctx: AccountContext,
  { email, redirectTo }: { email: string; redirectTo: string | undefined },
): Promise<void> {
  await limitAttempts(ctx, rateRules.recovery, email);
  const address = emailSchema.safeParse(email).data;
  if (address === undefined) throw new DomainError("invalid_email");
  if (!(await mayMailLink(ctx, "recovery", address))) return;
  await ctx.jobs.addMail(ctx.db, { kind: "recovery", to: address, redirectTo });
}

/**
 * Turns a mailed link into a session, or into a challenge where the account has a second factor: access to the mailbox
 * alone must not be enough then. Opening a link proves access to the mailbox, so the e-mail is confirmed too.
 */
export async function openLink(
  ctx: AccountContext,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<SignInResult> {
  await limitAttempts(ctx, rateRules.openLink);
  const userId = await consumeLink(ctx, kind, token);
  if (!userId) throw new DomainError("otp_expired");
  const confirmed = await ctx.db
    .update(users)
    .set({ emailVerified: true, updatedAt: ctx.now })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new DomainError("otp_expired");
  if (kind === "signup") return openSessionOrChallenge(ctx, userId);
  return openSessionOrChallenge(ctx, userId, { recoveryUntil: new Date(ctx.now.getTime() + RECOVERY_MS) });
}
