import { and, eq, isNull } from "drizzle-orm";
import { requireSignedIn, requireStaff, type SignedInActor } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { decryptSecret, encryptSecret } from "../identity/encrypt-secret.ts";
import { endOtherSessions } from "../identity/end-other-sessions.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { hasSecondFactor, requireCode, wrongCode } from "./check-code.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { recoveryCodes, signInChallenges, twoFactors } from "./tables.ts";
import { findPeriod, newTotpSecret, totpUri } from "./totp.ts";

export interface TwoFactorState {
  /** Null while it is disabled. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs; the URI contains the secret. */
export interface TwoFactorSetup {
  secret: string;
  uri: string;
}

/** Requires one of the staff with an account of their own: the system actor has no second factor. */
function requireOwnStaff({ actor }: ServiceContext): SignedInActor {
  requireStaff(actor);
  return requireSignedIn(actor);
}

export async function getOwnTwoFactor(ctx: ServiceContext): Promise<TwoFactorState> {
  const { userId } = requireOwnStaff(ctx);
  const [factor] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  const enabledAt = factor?.confirmedAt ?? null;
  const recoveryCodesLeft = enabledAt === null ? 0 : await countRecoveryCodes(ctx.db, userId);
  return { enabledAt, recoveryCodesLeft };
}

/** Creates the secret for the app. Sign-in requires no code until `confirmTwoFactor` has accepted the first one. */
export async function startTwoFactor(ctx: AccountContext, password: string): Promise<TwoFactorSetup> {
  const { userId, email } = requireOwnStaff(ctx);
  await confirmOwnPassword(ctx, password, "password");
  const secret = newTotpSecret();
  const sealedSecret = encryptSecret(ctx.accounts.twoFactorKey, userId, secret);
  const started = await ctx.db
    .insert(twoFactors)
    .values({ userId, sealedSecret, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastPeriod: null, createdAt: ctx.now },
      // An enabled factor is not replaced: it must be disabled first, which requires a code.
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  if (started.length === 0) throw alreadyEnabled();
  const { name } = await getStoreProfile(ctx);
  return { secret, uri: totpUri(secret, { issuer: name, email }) };
}

/** Enables the second factor by the app's first code. The user's other sessions, opened without a code, end. */
export async function confirmTwoFactor(ctx: AccountContext, code: string): Promise<string[]> {
  const self = requireOwnStaff(ctx);
  const { userId, email } = self;
  await limitAttempts(ctx, rateRules.secondFactor, userId);
  const [factor] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (factor?.confirmedAt) throw alreadyEnabled();
  const secret = factor && decryptSecret(ctx.accounts.twoFactorKey, userId, factor.sealedSecret);
  const period = secret && findPeriod(secret, code.replace(/\s/g, ""), ctx.now);
  if (!period) throw wrongCode();
  const codes = await ctx.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: ctx.now, lastPeriod: period })
      .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
      .returning({ userId: twoFactors.userId });
    if (confirmed.length === 0) throw alreadyEnabled();
    await endOtherSessions(tx, self);
    await recordChange(tx, ctx, {
      action: "administrator.two_factor_enabled",
      subject: { type: "administrator", id: userId },
      summary: `Verificação em duas etapas ativada por ${email}`,
    });
    await ctx.jobs.addMail(tx, { kind: "two_factor_changed", to: email, change: "enabled" });
    return replaceRecoveryCodes(tx, userId);
  });
  return codes;
}

export async function renewRecoveryCodes(ctx: AccountContext, code: string): Promise<string[]> {
  const { userId, email } = requireOwnStaff(ctx);
  await requireEnabled(ctx, userId);
  await requireCode(ctx, userId, code);
  return ctx.db.transaction(async (tx) => {
    await recordChange(tx, ctx, {
      action: "administrator.recovery_codes_renewed",
      subject: { type: "administrator", id: userId },
      summary: `Novos códigos de recuperação gerados por ${email}`,
    });
    return replaceRecoveryCodes(tx, userId);
  });
}

export async function disableTwoFactor(
  ctx: AccountContext,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { userId, email } = requireOwnStaff(ctx);
  await requireEnabled(ctx, userId);
  await confirmOwnPassword(ctx, password, "password");
  await requireCode(ctx, userId, code);
  await ctx.db.transaction(async (tx) => {
    await removeTwoFactor(tx, userId);
    await recordChange(tx, ctx, {
      action: "administrator.two_factor_disabled",
      subject: { type: "administrator", id: userId },
      summary: `Verificação em duas etapas desativada por ${email}`,
    });
    await ctx.jobs.addMail(tx, { kind: "two_factor_changed", to: email, change: "disabled" });
  });
}

/** Removes the factor, within the transaction that logs the reason. Returns whether it was enabled. */
export async function removeTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

async function requireEnabled(ctx: AccountContext, userId: string): Promise<void> {
  if (await hasSecondFactor(ctx.db, userId)) return;
  throw new DomainError("conflict", { message: "A verificação em duas etapas não está ativada." });
}

const alreadyEnabled = () =>
  new DomainError("conflict", { message: "A verificação em duas etapas já está ativada." });
