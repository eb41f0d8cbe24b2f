import type { AccountUser } from "#domain/accounts/user.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq, sql } from "../db/sql.ts";
import { userRoles, users } from "./tables.ts";

/** True where the user of the surrounding query is an administrator. */
export const isAdministrator = sql<boolean>`exists (
  select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin'
)`;

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
  if (!row) return undefined;
  const createdAt = row.createdAt.toISOString();
  return {
    id: row.id,
    aud: "authenticated",
    role: row.isAdministrator ? "admin" : "authenticated",
    email: row.email,
    email_confirmed_at: row.isConfirmed ? createdAt : null,
    phone: "",
    app_metadata: {
      provider: "email",
      providers: ["email"],
      store_owner: row.email === accounts.ownerEmail,
    },
    user_metadata: { full_name: row.name },
    identities: [],
    created_at: createdAt,
    updated_at: row.updatedAt.toISOString(),
    is_anonymous: false,
  };
}
