import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { credentials, userRoles, users } from "./tables.ts";

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  role?: StaffRole;
  /** False where the e-mail has yet to be confirmed. */
  isConfirmed?: boolean;
}

/**
 * Creates an account; the caller has checked the permission. Returns its id, or undefined where the e-mail already has
 * an account, which then stays as it is.
 */
export async function createAccount(
  { db, passwords }: { db: DbOrTx; passwords: PasswordHasher },
  account: NewAccount,
  /** Writes that must commit together with the account. */
  alongside?: (tx: Tx) => Promise<void>,
): Promise<string | undefined> {
  const password = await passwords.hash(account.password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        name: account.name,
        email: account.email.toLowerCase(),
        emailVerified: account.isConfirmed ?? true,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) return undefined;
    await tx
      .insert(credentials)
      .values({ userId: user.id, accountId: user.id, providerId: "credential", password });
    if (account.role) await tx.insert(userRoles).values({ userId: user.id, role: account.role });
    await alongside?.(tx);
    return user.id;
  });
}
