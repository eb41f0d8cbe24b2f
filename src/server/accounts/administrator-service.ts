import { assertAdministrator } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { DbOrTx } from "../db/client.ts";
import { and, eq, ne } from "../db/sql.ts";
import type { AccountContext } from "./account-context.ts";
import { mailNewAdministratorLater } from "./account-mails.ts";
import { createAccount } from "./create-account.ts";
import { assertNotLastAdministrator, countAdministrators, lockRoles } from "./role-service.ts";
import { checkCredentials } from "./sign-up-service.ts";
import { userRoles, users } from "./tables.ts";

const NAME = "Administrador";

/**
 * Makes a new account that administers the shop. Open to anybody only while the shop has no administrator at all;
 * of two who try that at once, one succeeds.
 */
export async function createAdministrator(
  ctx: AccountContext,
  input: { email: string; password: string },
): Promise<string> {
  const { email, password } = checkCredentials(input);
  const { auth } = ctx.accounts;
  const id = await ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    if ((await countAdministrators(tx)) > 0) assertMayAppoint(ctx);
    return createAccount({ db: tx, auth }, { name: NAME, email, password, role: "admin" });
  });
  if (!id) throw new DomainError("user_exists", { message: diagnosticTexts.userExists(email) });
  await announce(ctx, id, email);
  return id;
}

function assertMayAppoint({ actor }: AccountContext): void {
  if (actor.kind === "administrator" || actor.kind === "system") return;
  const reason = diagnosticTexts.creationFailed(errorTexts.forbidden);
  throw new DomainError("forbidden", { message: reason });
}

/** Gives an existing account the role; undefined where there is no such account. */
export async function appointAdministrator(ctx: AccountContext, email: string): Promise<string | undefined> {
  assertAdministrator(ctx.actor);
  const user = await findUser(ctx.db, email);
  if (!user) return undefined;
  const added = await ctx.db
    .insert(userRoles)
    .values({ userId: user.id, role: "admin" })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) await announce(ctx, user.id, email);
  return user.id;
}

/** The account stays, as a customer's. The last administrator stays one. */
export async function dismissAdministrator(ctx: AccountContext, email: string): Promise<void> {
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    const user = await findUser(tx, email);
    if (!user) throw new DomainError("not_found", { message: diagnosticTexts.userMissing(email) });
    await assertNotLastAdministrator(tx, user.id);
    await tx.delete(userRoles).where(and(eq(userRoles.userId, user.id), eq(userRoles.role, "admin")));
  });
}

async function findUser(db: DbOrTx, email: string): Promise<{ id: string } | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

async function announce(ctx: AccountContext, userId: string, email: string): Promise<void> {
  const others = await ctx.db
    .select({ email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), ne(userRoles.userId, userId)));
  const recipients = others.map((other) => other.email);
  mailNewAdministratorLater(ctx, recipients, email);
}
