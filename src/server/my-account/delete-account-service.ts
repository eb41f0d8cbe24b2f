import { requireSignedIn } from "#domain/accounts/actor.ts";
import { forgetPerson, ownerOf } from "../customers/forget-person.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";

/** Deletes the user's own account and all personal data; the orders stay without a person. */
export async function deleteOwnAccount(ctx: AccountContext, password: string): Promise<void> {
  const { userId, email } = requireSignedIn(ctx.actor);
  await confirmOwnPassword(ctx, password, "password");
  await ctx.db.transaction((tx) => forgetPerson(ctx, tx, ownerOf([{ id: userId, email }])));
}
