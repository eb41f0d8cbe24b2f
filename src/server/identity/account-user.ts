import { eq, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { userRoles, users } from "./tables.ts";

/** SQL expression: whether the user of the surrounding query is an administrator. */
export const isAdministrator = sql<boolean>`exists (
  select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin'
)`;

/** An account as its own user may see it. */
export interface AccountUser {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  isAdministrator: boolean;
  /** Whether it is the main store account, which is led to the back-office after signing in. */
  isOwner: boolean;
  createdAt: Date;
  updatedAt: Date;
}

interface UserReader {
  db: DbOrTx;
  accounts: { ownerEmail: string };
}

export async function findAccountUser(
  { db, accounts }: UserReader,
  userId: string,
): Promise<AccountUser | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isConfirmed: users.emailVerified,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      isAdministrator,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row && { ...row, isOwner: row.email === accounts.ownerEmail };
}
