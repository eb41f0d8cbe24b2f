import { and, eq } from "drizzle-orm";
import { emailSchema } from "#domain/accounts/credentials.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { AccountContext } from "./account-context.ts";
import { staffRole } from "./account-user.ts";
import { credentials, users } from "./tables.ts";

export interface KnownUser {
  id: string;
  email: string;
  isConfirmed: boolean;
  role: StaffRole | null;
}

export interface PasswordCheck {
  /** The user with this e-mail, whether or not the password was right. */
  user: KnownUser | undefined;
  matches: boolean;
}

/** Compares a password. An unknown e-mail takes as long, so that the time does not reveal which e-mails have an account. */
export async function checkPassword(
  ctx: AccountContext,
  email: string,
  password: string,
): Promise<PasswordCheck> {
  const { passwords } = ctx.accounts;
  const address = emailSchema.safeParse(email).data;
  const found = address === undefined ? undefined : await findCredential(ctx, address);
  if (!found?.hash) {
    await passwords.hash(password);
    return { user: found?.user, matches: false };
  }
  return { user: found.user, matches: await passwords.verify({ password, hash: found.hash }) };
}

async function findCredential({ db }: AccountContext, email: string) {
  const [row] = await db
    .select({
      user: { id: users.id, email: users.email, isConfirmed: users.emailVerified, role: staffRole },
      hash: credentials.password,
    })
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, "credential")))
    .where(eq(users.email, email));
  return row;
}
