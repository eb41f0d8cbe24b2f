import { eq, sql } from "drizzle-orm";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { DbOrTx } from "../db/client.ts";
import { userRoles, users } from "./tables.ts";

/** SQL expression: the role of the surrounding query's user in the back-office; null for a customer. */
export const staffRole = sql<StaffRole | null>`(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id}
)`;

/** An account as its own user may see it. */
export interface AccountUser {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  /** Null for a customer. */
  role: StaffRole | null;
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
      role: staffRole,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row && { ...row, isOwner: row.email === accounts.ownerEmail };
}
