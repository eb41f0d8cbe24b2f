import { and, desc, eq } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { userRoles, users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { hashInvitation, invitationToken } from "./invitation-mail.ts";
import { administratorInvitations } from "./tables.ts";

const LIFETIME_MS = 7 * 24 * 3_600_000;

export interface Invitation {
  id: string;
  email: string;
  /** The sender's e-mail. */
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  hasExpired: boolean;
  /** Null while the mail is in the queue. */
  mailedAt: Date | null;
}

export async function listInvitations(ctx: ServiceContext): Promise<Invitation[]> {
  assertAdministrator(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(administratorInvitations)
    .orderBy(desc(administratorInvitations.createdAt));
  return rows.map((row) => describe(row, ctx.now));
}

/** Sends a link that makes its reader an administrator. Inviting the same e-mail again replaces the link. */
export async function inviteAdministrator(ctx: AccountContext, given: string): Promise<Invitation> {
  assertAdministrator(ctx.actor);
  const email = emailSchema.safeParse(given).data;
  if (!email) throw new DomainError("invalid_email", { fields: { email: accountFieldTexts.email } });
  await limitAttempts(ctx, rateRules.invitation, email);
  await assertNotAdministrator(ctx, email);
  return send(ctx, email, "administrator.invited", `Convite enviado para ${email}`);
}

/** Replaces the link: the old one becomes invalid, and the new one has the full lifetime. */
export async function resendInvitation(ctx: AccountContext, id: string): Promise<Invitation> {
  assertAdministrator(ctx.actor);
  const { email } = await getInvitation(ctx, id);
  await limitAttempts(ctx, rateRules.invitation, email);
  return send(ctx, email, "administrator.invitation_resent", `Convite enviado de novo para ${email}`);
}

export async function withdrawInvitation(ctx: ServiceContext, id: string): Promise<void> {
  assertAdministrator(ctx.actor);
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
  email: string,
  action: string,
  summary: string,
): Promise<Invitation> {
  const { actor, now } = ctx;
  const token = invitationToken(ctx.accounts.invitationKey, { email, createdAt: now });
  const by = "userId" in actor ? { invitedBy: actor.userId, invitedByEmail: actor.email } : {};
  const fresh = {
    ...by,
    hash: hashInvitation(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    mailedAt: null,
  };
  const row = await ctx.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(administratorInvitations)
      .values({ email, ...fresh })
      .onConflictDoUpdate({ target: administratorInvitations.email, set: fresh })
      .returning();
    if (!written) throw new Error("an invitation was neither added nor replaced");
    await recordChange(tx, ctx, { action, subject: { type: "administrator" }, summary });
    await ctx.jobs.addMail(tx, { kind: "invitation", invitationId: written.id });
    return written;
  });
  return describe(row, now);
}

async function assertNotAdministrator(ctx: ServiceContext, email: string): Promise<void> {
  const found = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .where(eq(users.email, email));
  if (found.length === 0) return;
  const message = "Esta conta já é administradora.";
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
  const { id, email, createdAt, expiresAt, mailedAt } = row;
  return {
    id,
    email,
    invitedBy: row.invitedByEmail,
    createdAt,
    expiresAt,
    hasExpired: expiresAt <= now,
    mailedAt,
  };
}
