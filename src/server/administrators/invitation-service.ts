import { desc, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { roleLabels, type StaffRole } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { notifyOwners } from "../identity/notify-owners.ts";
import { holdOwner } from "../identity/role-service.ts";
import { userRoles, users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { hashInvitation, invitationToken } from "./invitation-mail.ts";
import { administratorInvitations } from "./tables.ts";

const LIFETIME_MS = 7 * 24 * 3_600_000;

export interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  /** The sender's e-mail. */
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  hasExpired: boolean;
  /** Null while the mail is in the queue. */
  mailedAt: Date | null;
}

export async function listInvitations(ctx: ServiceContext): Promise<Invitation[]> {
  requirePermission(ctx.actor, "store");
  const rows = await ctx.db
    .select()
    .from(administratorInvitations)
    .orderBy(desc(administratorInvitations.createdAt));
  return rows.map((row) => describe(row, ctx.now));
}

/** Sends a link that gives its reader a role. Inviting the same e-mail again replaces the link and the role. */
export async function inviteAdministrator(
  ctx: AccountContext,
  { email: given, role }: { email: string; role: StaffRole },
): Promise<Invitation> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  const email = emailSchema.safeParse(given).data;
  if (!email) throw new DomainError("invalid_email", { fields: { email: accountFieldTexts.email } });
  await limitAttempts(ctx, rateRules.invitation, email);
  const summary = `Convite enviado para ${email} (${roleLabels[role]})`;
  return send(ctx, { email, role }, "administrator.invited", summary);
}

/** Replaces the link: the old one becomes invalid, and the new one has the full lifetime. */
export async function resendInvitation(ctx: AccountContext, id: string): Promise<Invitation> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  const { email, role } = await getInvitation(ctx, id);
  await limitAttempts(ctx, rateRules.invitation, email);
  const summary = `Convite enviado de novo para ${email}`;
  return send(ctx, { email, role }, "administrator.invitation_resent", summary);
}

export async function withdrawInvitation(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const [withdrawn] = await tx
      .delete(administratorInvitations)
      .where(eq(administratorInvitations.id, id))
      .returning();
    if (!withdrawn) throw new DomainError("not_found");
    await recordChange(tx, ctx, {
      action: "administrator.invitation_withdrawn",
      subject: { type: "administrator" },
      summary: `Convite para ${withdrawn.email} cancelado`,
    });
  });
}

async function send(
  ctx: AccountContext,
  { email, role }: { email: string; role: StaffRole },
  action: string,
  summary: string,
): Promise<Invitation> {
  const { actor, now } = ctx;
  const token = invitationToken(ctx.accounts.invitationKey, { email, createdAt: now });
  const by = "userId" in actor ? { invitedBy: actor.userId, invitedByEmail: actor.email } : {};
  const fresh = {
    ...by,
    role,
    hash: hashInvitation(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    mailedAt: null,
  };
  const row = await ctx.db.transaction(async (tx) => {
    // An invitation must not outlast its sender's role, nor reach a person who has just joined the team.
    await holdOwner(tx, ctx);
    await assertNotAdministrator(tx, email);
    const [written] = await tx
      .insert(administratorInvitations)
      .values({ email, ...fresh })
      .onConflictDoUpdate({ target: administratorInvitations.email, set: fresh })
      .returning();
    if (!written) throw new Error("an invitation was neither added nor replaced");
    await recordChange(tx, ctx, { action, subject: { type: "administrator" }, summary });
    await ctx.jobs.addMail(tx, { kind: "invitation", invitationId: written.id });
    await notifyOwners(tx, ctx, { notice: "invited", about: `${email} (${roleLabels[role]})` });
    return written;
  });
  return describe(row, now);
}

async function assertNotAdministrator(tx: Tx, email: string): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.email, email));
  if (found.length === 0) return;
  const message = "Esta conta já faz parte da equipe.";
  throw new DomainError("conflict", { message, fields: { email: message } });
}

async function getInvitation(ctx: ServiceContext, id: string) {
  const [row] = await ctx.db
    .select()
    .from(administratorInvitations)
    .where(eq(administratorInvitations.id, id));
  if (!row) throw new DomainError("not_found");
  return row;
}

function describe(row: typeof administratorInvitations.$inferSelect, now: Date): Invitation {
  const { id, email, role, createdAt, expiresAt, mailedAt } = row;
  return {
    id,
    email,
    role,
    invitedBy: row.invitedByEmail,
    createdAt,
    expiresAt,
    hasExpired: expiresAt <= now,
    mailedAt,
  };
}
