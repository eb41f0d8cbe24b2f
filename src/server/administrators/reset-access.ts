import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { revokeLinks } from "../identity/one-time-links.ts";
import { credentials, sessions } from "../identity/tables.ts";
import { removeTwoFactor } from "../two-factor/two-factor-service.ts";

/**
 * Makes the given password the only way into an existing account: its sessions, second factor and mailed links end. Anyone
 * may have registered the e-mail before its owner was given a role.
 */
export async function resetAccess(
  tx: Tx,
  ctx: AccountContext,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  const hash = await ctx.accounts.passwords.hash(password);
  await tx
    .delete(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  await tx
    .insert(credentials)
    .values({ userId, accountId: userId, providerId: "credential", password: hash });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await revokeLinks(tx, "recovery", userId);
  await revokeLinks(tx, "signup", userId);
  await removeTwoFactor(tx, userId);
}
