import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { checkPassword } from "../identity/verify-password.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { createAdministrator } from "./administrator-service.ts";

export interface Diagnosis {
  exists: boolean;
  isConfirmed: boolean;
  isSignedIn: boolean;
  /** Null unless the password was right; so is `userId`. */
  isAdministrator: boolean | null;
  userId: string | null;
  message: string;
}

interface DiagnosticForm {
  email: string;
  password: string;
}

/** Tries a sign-in without opening a session, and describes the result. */
export async function diagnoseUser(
  ctx: AccountContext,
  { email, password }: DiagnosticForm,
): Promise<Diagnosis> {
  await limitAttempts(ctx, rateRules.diagnosis, email);
  const { user, matches } = await checkPassword(ctx, email, password);
  const notSignedIn = { isSignedIn: false, isAdministrator: null, userId: null };
  if (!user) {
    return { exists: false, isConfirmed: false, ...notSignedIn, message: diagnosticTexts.userMissing(email) };
  }
  const { id: userId, isConfirmed, role } = user;
  const known = { exists: true, isConfirmed };
  const refusal = refuse(ctx, isConfirmed, matches);
  if (refusal) {
    return { ...known, ...notSignedIn, message: diagnosticTexts.signInFailed(errorTexts[refusal]) };
  }
  const isAdministrator = role === "admin";
  const message = diagnosticTexts.checked(isAdministrator);
  return { ...known, isSignedIn: true, isAdministrator, userId, message };
}

function refuse({ accounts }: AccountContext, isConfirmed: boolean, matches: boolean) {
  if (!matches) return "invalid_credentials";
  return accounts.confirmEmail && !isConfirmed ? "email_not_confirmed" : undefined;
}

export interface CreatedAdministrator {
  id: string;
  email: string;
  message: string;
}

export async function createAdministratorFromDiagnosis(
  ctx: AccountContext,
  form: DiagnosticForm,
): Promise<CreatedAdministrator> {
  await limitAttempts(ctx, rateRules.diagnosis, form.email);
  const id = await createAdministrator(ctx, form);
  return { id, email: form.email, message: diagnosticTexts.administratorCreated(id) };
}
