import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { recordProof } from "../identity/fresh-proof.ts";
import { requireCode } from "./check-code.ts";

export interface Proof {
  password?: string | undefined;
  /** A code of the authenticator app or a recovery code. */
  code?: string | undefined;
}

/** The user proves again who they are, by the password or a code, for the changes that require a fresh proof. */
export async function proveIdentity(ctx: AccountContext, { password, code }: Proof): Promise<void> {
  const { userId } = requireSignedIn(ctx.actor);
  if (code === undefined) await confirmOwnPassword(ctx, password, "password");
  else await requireCode(ctx, userId, code);
  await recordProof(ctx);
}
