import { DomainError } from "#domain/errors.ts";
import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { rateRules } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";
import { createAdministrator } from "./administrator-service.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { checkPassword } from "./verify-password.ts";

export interface Diagnosis {
  exists: boolean;
  confirmed: boolean;
  signed_in: boolean;
  /** Only whoever signed in learns these two. */
  admin: boolean | null;
  user_id: string | null;
  message: string;
}

interface DiagnosticForm {
  email: string;
  password: string;
}

/** Tries a sign-in that leaves no session behind, and says what came of it. */
export async function diagnoseUser(
  ctx: AccountContext,
  { email, password }: DiagnosticForm,
): Promise<Diagnosis> {
  await limitAttempts(ctx, rateRules.diagnosis, email);
  const { user, matches } = await checkPassword(ctx, email, password);
  const nobody = { signed_in: false, admin: null, user_id: null };
  if (!user) {
    return { exists: false, confirmed: false, ...nobody, message: diagnosticTexts.userMissing(email) };
  }
  const known = { exists: true, confirmed: user.isConfirmed };
  const refusal = refuse(ctx, user.isConfirmed, matches);
  if (refusal) {
    return { ...known, ...nobody, message: diagnosticTexts.signInFailed(errorTexts[refusal]) };
  }
  const admin = user.isAdministrator;
  return { ...known, signed_in: true, admin, user_id: user.id, message: diagnosticTexts.checked(admin) };
}

function refuse({ accounts }: AccountContext, isConfirmed: boolean, matches: boolean) {
  if (!matches) return "invalid_credentials";
  return accounts.confirmEmail && !isConfirmed ? "email_not_confirmed" : undefined;
}

export async function createAdministratorFromDiagnosis(
  ctx: AccountContext,
  form: DiagnosticForm,
): Promise<{ id: string; email: string; message: string }> {
  await limitAttempts(ctx, rateRules.diagnosis, form.email);
  try {
    const id = await createAdministrator(ctx, form);
    return { id, email: form.email, message: diagnosticTexts.administratorCreated(id) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.sentence !== undefined) throw error;
    const message = diagnosticTexts.creationFailed(errorTexts[error.code]);
    throw new DomainError(error.code, { message, ...(error.fields && { fields: error.fields }) });
  }
}
