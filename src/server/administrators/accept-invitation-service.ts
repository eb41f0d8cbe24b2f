import { and, eq, gt } from "drizzle-orm";
import type { Actor } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { checkName, checkNewPassword } from "../accounts/sign-up-service.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { createAccount } from "../identity/create-account.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { lockRoles } from "../identity/role-service.ts";
import { users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import {
  addRole,
  announceAdministrator,
  findUser,
  type NamedUser,
  recordAppointment,
} from "./administrator-service.ts";
import { hashInvitation } from "./invitation-mail.ts";
import { administratorInvitations } from "./tables.ts";

/** What the recipient of the link may see before accepting. */
export interface OpenInvitation {
  email: string;
  invitedBy: string | null;
  /** If true, no password is required: the account keeps its own. */
  hasAccount: boolean;
}

export async function inspectInvitation(ctx: AccountContext, token: string): Promise<OpenInvitation> {
  await limitAttempts(ctx, rateRules.openLink);
  const [found] = await ctx.db.select().from(administratorInvitations).where(isOpen(ctx, token));
  if (!found) throw expired();
  const user = await findUser(ctx.db, found.email);
  return { email: found.email, invitedBy: found.invitedByEmail, hasAccount: user !== undefined };
}

export interface Acceptance {
  token: string;
  /** Password and name are required only where the e-mail has no account yet. */
  password?: string | undefined;
  fullName?: string | undefined;
}

/**
 * Makes the recipient an administrator and returns the account. It opens no session: the recipient then signs in, with
 * the second factor where there is one.
 */
export async function acceptInvitation(ctx: AccountContext, acceptance: Acceptance): Promise<NamedUser> {
  await limitAttempts(ctx, rateRules.openLink);
  return ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    const [taken] = await tx
      .delete(administratorInvitations)
      .where(isOpen(ctx, acceptance.token))
      .returning({ email: administratorInvitations.email });
    if (!taken) throw expired();
    const existing = await findUser(tx, taken.email);
    const appointed = existing
      ? await promote(tx, ctx, existing)
      : await create(tx, ctx, taken.email, acceptance);
    await announceAdministrator(tx, ctx, appointed);
    return appointed;
  });
}

/** The audit log names the recipient as the actor: the invitation itself has an entry of its own. */
const asThemselves = (ctx: AccountContext, { id, email }: NamedUser) => ({
  actor: { kind: "administrator", userId: id, email } satisfies Actor,
  now: ctx.now,
});

async function promote(tx: Tx, ctx: AccountContext, user: NamedUser): Promise<NamedUser> {
  await addRole(tx, asThemselves(ctx, user), user);
  // The link proves access to the mailbox.
  await tx.update(users).set({ emailVerified: true, updatedAt: ctx.now }).where(eq(users.id, user.id));
  return user;
}

async function create(
  tx: Tx,
  ctx: AccountContext,
  email: string,
  { password, fullName }: Acceptance,
): Promise<NamedUser> {
  const account = {
    email,
    name: checkName(fullName ?? ""),
    password: checkNewPassword(password ?? ""),
    role: "admin" as const,
  };
  const id = await createAccount({ db: tx, passwords: ctx.accounts.passwords }, account);
  if (!id) throw new DomainError("conflict");
  const user = { id, email };
  await recordAppointment(tx, asThemselves(ctx, user), user);
  return user;
}

const isOpen = (ctx: AccountContext, token: string) =>
  and(
    eq(administratorInvitations.hash, hashInvitation(token)),
    gt(administratorInvitations.expiresAt, ctx.now),
  );

const expired = () =>
  new DomainError("otp_expired", {
    message: "Este convite expirou, foi cancelado ou já foi usado. Peça um novo a quem administra a loja.",
  });
