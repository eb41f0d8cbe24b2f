import { and, eq, isNull, ne } from "drizzle-orm";
import { assertAdministrator, requireSignedIn, type SignedInActor } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { sessions } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { hasSecondFactor, requireCode, wrongCode } from "./check-code.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { openSecret, sealSecret } from "./seal-secret.ts";
import { recoveryCodes, signInChallenges, twoFactors } from "./tables.ts";
import { findPeriod, newTotpSecret, totpUri } from "./totp.ts";

export interface TwoFactorState {
  /** Null while it is off. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs; the address has the secret in it. */
export interface TwoFactorSetup {
  secret: string;
  uri: string;
}

/** The administrator who asks, as a person with an account: the program itself has no phone. */
function requireOwnAdministrator({ actor }: ServiceContext): SignedInActor {
  assertAdministrator(actor);
  return requireSignedIn(actor);
}

export async function getOwnTwoFactor(ctx: ServiceContext): Promise<TwoFactorState> {
  const { userId } = requireOwnAdministrator(ctx);
  const [factor] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  const enabledAt = factor?.confirmedAt ?? null;
  const recoveryCodesLeft = enabledAt === null ? 0 : await countRecoveryCodes(ctx.db, userId);
  return { enabledAt, recoveryCodesLeft };
}

/** Makes a secret for the app to read. Nothing asks for codes until one has been shown. */
export async function startTwoFactor(ctx: AccountContext, password: string): Promise<TwoFactorSetup> {
  const { userId, email } = requireOwnAdministrator(ctx);
  await confirmOwnPassword(ctx, password, "password");
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(ctx.accounts.twoFactorKey, userId, secret);
  const started = await ctx.db
    .insert(twoFactors)
    .values({ userId, sealedSecret, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastPeriod: null, createdAt: ctx.now },
      // A factor that is in use is not replaced in passing: it is switched off first, with a code.
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  if (started.length === 0) throw alreadyOn();
  const { name } = await getStoreProfile(ctx);
  return { secret, uri: totpUri(secret, { issuer: name, email }) };
}

/** The app's first code switches it on. Sessions that were opened without one, elsewhere, end. */
export async function confirmTwoFactor(ctx: AccountContext, code: string): Promise<string[]> {
  const { userId, email, sessionId } = requireOwnAdministrator(ctx);
  await limitAttempts(ctx, rateRules.secondFactor, userId);
  const [factor] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (factor?.confirmedAt) throw alreadyOn();
  const secret = factor && openSecret(ctx.accounts.twoFactorKey, userId, factor.sealedSecret);
  const period = secret && findPeriod(secret, code.replace(/\s/g, ""), ctx.now);
  if (!period) throw wrongCode();
  const codes = await ctx.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: ctx.now, lastPeriod: period })
      .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
      .returning({ userId: twoFactors.userId });
    if (confirmed.length === 0) throw alreadyOn();
    await tx
      .delete(sessions)
      .where(
        and(eq(sessions.userId, userId), sessionId === undefined ? undefined : ne(sessions.id, sessionId)),
      );
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
  const { userId, email } = requireOwnAdministrator(ctx);
  await requireOn(ctx, userId);
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
  const { userId, email } = requireOwnAdministrator(ctx);
  await requireOn(ctx, userId);
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

/** Call it in the transaction that says why. True where there was one in use. */
export async function removeTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

async function requireOn(ctx: AccountContext, userId: string): Promise<void> {
  if (await hasSecondFactor(ctx.db, userId)) return;
  throw new DomainError("conflict", { message: "A verificação em duas etapas não está ativada." });
}

const alreadyOn = () =>
  new DomainError("conflict", { message: "A verificação em duas etapas já está ativada." });
