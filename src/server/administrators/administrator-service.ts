import { and, eq, ne } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { checkCredentials } from "../accounts/sign-up-service.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { createAccount } from "../identity/create-account.ts";
import { assertNotLastAdministrator, countAdministrators, lockRoles } from "../identity/role-service.ts";
import { userRoles, users } from "../identity/tables.ts";
import { removeTwoFactor } from "../two-factor/two-factor-service.ts";
import { withdrawInvitationsOf } from "./withdraw-invitations.ts";

const NAME = "Administrador";

/**
 * Creates an account with the administrator's role. Anonymous callers may do so only while the shop has no administrator;
 * of two concurrent requests one succeeds.
 */
export async function createAdministrator(
  ctx: AccountContext,
  input: { email: string; password: string },
): Promise<string> {
  const { email, password } = checkCredentials(input);
  const { passwords } = ctx.accounts;
  const id = await ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    await assertMayCreateAdministrator(ctx, tx);
    const created = await createAccount(
      { db: tx, passwords },
      { name: NAME, email, password, role: "admin" },
    );
    if (created) {
      await recordAppointment(tx, ctx, { id: created, email });
      await announceAdministrator(tx, ctx, { id: created, email });
    }
    return created;
  });
  if (!id) throw new DomainError("user_exists", { message: diagnosticTexts.userExists(email) });
  return id;
}

/** For callers who are not administrators the result holds only under `lockRoles`: another one may be created meanwhile. */
export async function assertMayCreateAdministrator(
  { db, actor }: Pick<ServiceContext, "db" | "actor">,
  tx: DbOrTx = db,
): Promise<void> {
  if (actor.kind === "administrator" || actor.kind === "system") return;
  if ((await countAdministrators(tx)) === 0) return;
  const reason = diagnosticTexts.creationFailed(errorTexts.forbidden);
  throw new DomainError("forbidden", { message: reason });
}

/** Grants the role to an existing account. Returns its id, or undefined where there is no such account. */
export async function appointAdministrator(ctx: AccountContext, email: string): Promise<string | undefined> {
  assertAdministrator(ctx.actor);
  const user = await findUser(ctx.db, email);
  if (!user) return undefined;
  await ctx.db.transaction(async (tx) => {
    if (await addRole(tx, ctx, user)) await announceAdministrator(tx, ctx, user);
  });
  return user.id;
}

export interface NamedUser {
  id: string;
  email: string;
}

/** Grants the role; the caller has checked the permission. Returns false where the account had the role already. */
export async function addRole(
  tx: Tx,
  ctx: Pick<ServiceContext, "actor" | "now">,
  user: NamedUser,
): Promise<boolean> {
  const added = await tx
    .insert(userRoles)
    .values({ userId: user.id, role: "admin" })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) await recordAppointment(tx, ctx, user);
  return added.length > 0;
}

export async function recordAppointment(
  tx: Tx,
  ctx: Pick<ServiceContext, "actor" | "now">,
  { id, email }: NamedUser,
): Promise<void> {
  await recordChange(tx, ctx, {
    action: "administrator.appointed",
    subject: { type: "administrator", id },
    summary: `${email} agora é administrador`,
  });
}

/** Revokes the role; the account stays as a customer's. The last administrator cannot be dismissed. */
export async function dismissAdministrator(ctx: AccountContext, email: string): Promise<void> {
  assertAdministrator(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    const user = await findUser(tx, email);
    if (!user) throw new DomainError("not_found", { message: diagnosticTexts.userMissing(email) });
    await assertNotLastAdministrator(tx, user.id);
    const removed = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, user.id), eq(userRoles.role, "admin")))
      .returning();
    if (removed.length === 0) return;
    // Only administrators have a screen for their second factor, and their open invitations must not outlast the role.
    await removeTwoFactor(tx, user.id);
    await withdrawInvitationsOf(tx, user.id);
    await recordChange(tx, ctx, {
      action: "administrator.dismissed",
      subject: { type: "administrator", id: user.id },
      summary: `${user.email} não é mais administrador`,
    });
  });
}

export async function findUser(db: DbOrTx, email: string): Promise<NamedUser | undefined> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return user;
}

/** Notifies every other administrator by mail. */
export async function announceAdministrator(
  tx: Tx,
  { jobs }: Pick<ServiceContext, "jobs">,
  { id, email }: NamedUser,
): Promise<void> {
  const others = await tx
    .select({ email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), ne(userRoles.userId, id)));
  for (const other of others) {
    await jobs.addMail(tx, { kind: "new_administrator", to: other.email, administrator: email });
  }
}
