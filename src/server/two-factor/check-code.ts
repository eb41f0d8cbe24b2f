import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { decryptSecret } from "../identity/encrypt-secret.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { twoFactors } from "./tables.ts";
import { findPeriod } from "./totp.ts";

/** Counts the attempt, and throws unless the code is a current, unused code of the app or an unused recovery code. */
export async function requireCode(ctx: AccountContext, userId: string, code: string): Promise<void> {
  await limitAttempts(ctx, rateRules.secondFactor, userId);
  const typed = code.replace(/\s/g, "");
  const isRight = /^\d{6}$/.test(typed)
    ? await acceptAppCode(ctx, userId, typed)
    : await spendRecoveryCode(ctx.db, userId, typed, ctx.now);
  if (isRight) return;
  ctx.log.warn({ userId }, "a second factor was refused");
  throw wrongCode();
}

export const wrongCode = () =>
  new DomainError("mfa_code_invalid", {
    fields: { code: "Código incorreto ou já usado. Digite o código atual do aplicativo." },
  });

/** One statement accepts the period, so that of two requests with the same code, such as a replay, only one succeeds. */
async function acceptAppCode(ctx: AccountContext, userId: string, code: string): Promise<boolean> {
  const [factor] = await ctx.db
    .select({ sealedSecret: twoFactors.sealedSecret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  const secret = factor && decryptSecret(ctx.accounts.twoFactorKey, userId, factor.sealedSecret);
  const period = secret && findPeriod(secret, code, ctx.now);
  if (!period) return false;
  const accepted = await ctx.db
    .update(twoFactors)
    .set({ lastPeriod: period })
    .where(
      and(
        eq(twoFactors.userId, userId),
        or(isNull(twoFactors.lastPeriod), lt(twoFactors.lastPeriod, period)),
      ),
    )
    .returning({ userId: twoFactors.userId });
  return accepted.length > 0;
}

export async function hasSecondFactor(db: AccountContext["db"], userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return found.length > 0;
}
