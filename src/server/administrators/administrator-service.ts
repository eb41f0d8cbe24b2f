import { eq, ne } from "drizzle-orm";
import { may, requirePermission } from "#domain/accounts/actor.ts";
import { roleLabels, type StaffRole } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import { diagnosticTexts } from "#domain/texts/accounts.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { checkCredentials, checkNewPassword } from "../accounts/sign-up-service.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { createAccount } from "../identity/create-account.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { listOwnerEmails, notifyOwners } from "../identity/notify-owners.ts";
import {
  assertNotLastAdministrator,
  assertStillOwner,
  countAdministrators,
  holdOwner,
  lockRoles,
} from "../identity/role-service.ts";
import { userRoles, users } from "../identity/tables.ts";
import { removeTwoFactor } from "../two-factor/two-factor-service.ts";
import { resetAccess } from "./reset-access.ts";
import { withdrawInvitationsOf } from "./withdraw-invitations.ts";

const NAME = "Administrador";

export interface NamedUser {
  id: string;
  email: string;
}

/**
 * Creates an account with the administrator's role. Anonymous callers may do so only while the shop has no administrator;
 * of two concurrent requests one succeeds. An e-mail that has an account is refused: whoever registered it may be anyone.
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
    if (ctx.actor.kind === "staff") {
      await assertStillOwner(tx, ctx);
      await requireFreshProof({ ...ctx, db: tx });
    }
    const created = await createAccount(
      { db: tx, passwords },
      { name: NAME, email, password, role: "admin" },
    );
    if (created) {
      await recordAppointment(tx, ctx, { id: created, email }, "admin");
      await announceAdministrator(tx, ctx, { id: created, email }, "admin");
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
  if (may(actor, "store")) return;
  if ((await countAdministrators(tx)) === 0) return;
  const reason = diagnosticTexts.creationFailed(errorTexts.forbidden);
  throw new DomainError("forbidden", { message: reason });
}

/** Makes an existing account an administrator's, with a new password that voids every other way into it. */
export async function appointAdministrator(
  ctx: AccountContext,
  { user, password }: { user: NamedUser; password: string },
): Promise<void> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  const checked = checkNewPassword(password);
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    await resetAccess(tx, ctx, { userId: user.id, password: checked });
    if (await setRole(tx, ctx, user, "admin")) await announceAdministrator(tx, ctx, user, "admin");
  });
}

/** Gives a role; the caller has checked the permission. Returns false where the account had the role already. */
export async function setRole(
  tx: Tx,
  ctx: Pick<ServiceContext, "actor" | "now">,
  user: NamedUser,
  role: StaffRole,
): Promise<boolean> {
  const changed = await tx
    .insert(userRoles)
    .values({ userId: user.id, role })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role }, setWhere: ne(userRoles.role, role) })
    .returning();
  if (changed.length > 0) await recordAppointment(tx, ctx, user, role);
  return changed.length > 0;
}

export async function recordAppointment(
  tx: Tx,
  ctx: Pick<ServiceContext, "actor" | "now">,
  { id, email }: NamedUser,
  role: StaffRole,
): Promise<void> {
  await recordChange(tx, ctx, {
    action: "administrator.appointed",
    subject: { type: "administrator", id },
    summary:
      role === "admin"
        ? `${email} agora é administrador`
        : `${email} agora faz parte da equipe: ${roleLabels[role]}`,
  });
}

/** Changes the role of a colleague. The last administrator keeps theirs. */
export async function changeRole(
  ctx: AccountContext,
  { email, role }: { email: string; role: StaffRole },
): Promise<void> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    const user = await requireUser(tx, email);
    assertMayDemote(ctx, user);
    if (role !== "admin") await assertNotLastAdministrator(tx, user.id);
    if (!(await setRole(tx, ctx, user, role))) return;
    // Only those who manage the team may have invitations open.
    if (role !== "admin") await withdrawInvitationsOf(tx, user.id);
    await notifyOwners(tx, ctx, { notice: "role_changed", about: `${email} para ${roleLabels[role]}` });
  });
}

/** Revokes the role; the account stays as a customer's. The last administrator cannot be dismissed. */
export async function dismissAdministrator(ctx: AccountContext, email: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  await ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    const user = await requireUser(tx, email);
    assertMayDemote(ctx, user);
    await assertNotLastAdministrator(tx, user.id);
    const owners = await listOwnerEmails(tx);
    const removed = await tx.delete(userRoles).where(eq(userRoles.userId, user.id)).returning();
    if (removed.length === 0) return;
    // Only the staff have a screen for their second factor, and their open invitations must not outlast the role.
    await removeTwoFactor(tx, user.id);
    await withdrawInvitationsOf(tx, user.id);
    await recordChange(tx, ctx, {
      action: "administrator.dismissed",
      subject: { type: "administrator", id: user.id },
      summary: `${user.email} não é mais administrador`,
    });
    await notifyOwners(tx, ctx, { notice: "dismissed", about: user.email }, owners);
  });
}

/** The main store account is demoted by nobody but itself: a colleague, or a thief in their session, must not take the shop. */
function assertMayDemote({ actor, accounts }: AccountContext, user: NamedUser): void {
  const isSelf = "userId" in actor && actor.userId === user.id;
  if (user.email !== accounts.ownerEmail || isSelf) return;
  throw new DomainError("forbidden", {
    message: `${user.email} é a conta principal da loja: só ela mesma pode deixar de ser dona.`,
  });
}

async function requireUser(tx: Tx, email: string): Promise<NamedUser> {
  const user = await findUser(tx, email);
  if (!user) throw new DomainError("not_found", { message: diagnosticTexts.userMissing(email) });
  return user;
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
  { email }: NamedUser,
  role: StaffRole,
): Promise<void> {
  for (const to of await listOwnerEmails(tx))
    if (to !== email) await jobs.addMail(tx, { kind: "new_administrator", to, administrator: email, role });
}
