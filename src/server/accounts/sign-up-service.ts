import { emailSchema, fullNameSchema, passwordSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { type AccountUser, findAccountUser } from "../identity/account-user.ts";
import { createAccount } from "../identity/create-account.ts";
import { limitAttempts, mayMailLink } from "../identity/limit-attempts.ts";
import { openSession, type TokenSet } from "../identity/open-session.ts";
import { rateRules } from "../rate-limits/rules.ts";

export interface SignUp {
  email: string;
  password: string;
  fullName: string | undefined;
  redirectTo: string | undefined;
}

/** Creates an account and opens its session, or opens none where the e-mail must be confirmed first. */
export async function signUp(
  ctx: AccountContext,
  input: SignUp,
): Promise<{ user: AccountUser; session: TokenSet | undefined }> {
  await limitAttempts(ctx, rateRules.signUp, input.email);
  const { email, password } = checkCredentials(input);
  const { passwords, confirmEmail } = ctx.accounts;
  const name = input.fullName === undefined ? "" : checkName(input.fullName);
  const userId = await createAccount(
    { db: ctx.db, passwords },
    { name, email, password, isConfirmed: !confirmEmail },
    confirmEmail
      ? (tx) => ctx.jobs.addMail(tx, { kind: "confirmation", to: email, redirectTo: input.redirectTo })
      : undefined,
  );
  if (!userId) throw new DomainError("user_exists", { fields: { email: "Este email já está cadastrado." } });
  if (!confirmEmail) {
    const session = await openSession(ctx, userId);
    return { user: session.user, session };
  }
  const user = await findAccountUser(ctx, userId);
  if (!user) throw new DomainError("internal");
  return { user, session: undefined };
}

/** The response is the same whether or not the e-mail has an unconfirmed account. */
export async function resendConfirmation(
  ctx: AccountContext,
  { email, redirectTo }: { email: string; redirectTo: string | undefined },
): Promise<void> {
  await limitAttempts(ctx, rateRules.resend, email);
  const address = emailSchema.safeParse(email).data;
  if (address === undefined || !(await mayMailLink(ctx, "confirmation", address))) return;
  await ctx.jobs.addMail(ctx.db, { kind: "confirmation", to: address, redirectTo });
}

export function checkCredentials(input: { email: string; password: string }) {
  const email = emailSchema.safeParse(input.email);
  if (!email.success) {
    throw new DomainError("invalid_email", { fields: { email: accountFieldTexts.email } });
  }
  return { email: email.data, password: checkNewPassword(input.password) };
}

export function checkNewPassword(password: string): string {
  const checked = passwordSchema.safeParse(password);
  if (checked.success) return checked.data;
  const message = checked.error.issues[0]?.message ?? accountFieldTexts.passwordShort;
  throw new DomainError("weak_password", { message, fields: { password: message } });
}

export function checkName(fullName: string): string {
  const checked = fullNameSchema.safeParse(fullName);
  if (checked.success) return checked.data;
  const message = checked.error.issues[0]?.message ?? accountFieldTexts.nameShort;
  throw new DomainError("invalid_request", { fields: { "data.full_name": message } });
}
