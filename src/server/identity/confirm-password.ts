import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { checkPassword } from "./verify-password.ts";

/** Requires the password again, so that an unlocked phone in other hands cannot do what the caller is about to do. */
export async function confirmOwnPassword(
  ctx: AccountContext,
  password: string | undefined,
  field: string,
): Promise<void> {
  const { email, userId } = requireSignedIn(ctx.actor);
  if (!password) {
    throw new DomainError("invalid_request", {
      message: accountFieldTexts.currentPasswordMissing,
      fields: { [field]: accountFieldTexts.currentPasswordMissing },
    });
  }
  await limitAttempts(ctx, rateRules.confirmPassword, userId);
  const { matches } = await checkPassword(ctx, email, password);
  if (matches) return;
  throw new DomainError("invalid_credentials", {
    message: accountFieldTexts.currentPasswordWrong,
    fields: { [field]: accountFieldTexts.currentPasswordWrong },
  });
}
