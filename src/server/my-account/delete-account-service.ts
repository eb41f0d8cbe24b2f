import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { removeAccount } from "./remove-account.ts";

/** Deletes the user's own account and all personal data; the orders stay without a person. */
export async function deleteOwnAccount(ctx: AccountContext, password: string): Promise<void> {
  const { userId, email } = requireSignedIn(ctx.actor);
  await confirmOwnPassword(ctx, password, "password");
  await ctx.db.transaction(async (tx) => {
    const erased = await removeAccount(tx, { userId, email }, ctx.now);
    for (const id of erased) await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  });
}
