import { eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { revokeLinks } from "../identity/one-time-links.ts";
import { assertNotLastAdministrator, lockRoles } from "../identity/role-service.ts";
import { users } from "../identity/tables.ts";
import { removeSubscription } from "../newsletter/newsletter-service.ts";
import { eraseCustomer } from "../orders/erase-customer.ts";

/**
 * Removes an account for good. Orders stay, since the shop must answer for what it sold, but no longer say whose they
 * were; everything else is deleted with the user. Returns the orders' ids.
 */
export async function removeAccount(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string[]> {
  await lockRoles(tx);
  await assertNotLastAdministrator(tx, userId);
  const erased = await eraseCustomer(tx, { userId }, now);
  await removeSubscription(tx, email);
  await revokeLinks(tx, "recovery", userId);
  await revokeLinks(tx, "signup", userId);
  await tx.delete(users).where(eq(users.id, userId));
  return erased;
}
