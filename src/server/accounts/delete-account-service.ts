import { requireSignedIn } from "#domain/accounts/actor.ts";
import { eq } from "../db/sql.ts";
import { removeSubscription } from "../newsletter/newsletter-service.ts";
import { eraseCustomer } from "../orders/erase-customer.ts";
import type { AccountContext } from "./account-context.ts";
import { voidLinks } from "./one-time-links.ts";
import { assertNotLastAdministrator, lockRoles } from "./role-service.ts";
import { users } from "./tables.ts";
import { confirmOwnPassword } from "./user-service.ts";

/**
 * Removes somebody's account for good. Orders stay, since the shop must answer for what it sold, but no longer say
 * whose they were; everything else goes with the user.
 */
export async function deleteOwnAccount(ctx: AccountContext, password: string): Promise<void> {
  const { userId, email } = requireSignedIn(ctx.actor);
  await confirmOwnPassword(ctx, password, "password");
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    await assertNotLastAdministrator(tx, userId);
    const erased = await eraseCustomer(tx, userId, ctx.now);
    await removeSubscription(tx, email);
    await voidLinks(tx, "recovery", userId);
    await voidLinks(tx, "signup", userId);
    await tx.delete(users).where(eq(users.id, userId));
    for (const id of erased) await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  });
}
