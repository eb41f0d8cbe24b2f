import { and, eq, gt } from "drizzle-orm";
import { type Actor, requireSignedIn } from "#domain/accounts/actor.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import { checkName, checkNewPassword } from "../accounts/sign-up-service.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { createAccount } from "../identity/create-account.ts";
import { endOtherSessions } from "../identity/end-other-sessions.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { lockRoles } from "../identity/role-service.ts";
import { users } from "../identity/tables.ts";
import { rateRules } from "../rate-limits/rules.ts";
import {
  announceAdministrator,
  findUser,
  type NamedUser,
  recordAppointment,
  setRole,
} from "./administrator-service.ts";
import { hashInvitation } from "./invitation-mail.ts";
import { resetAccess } from "./reset-access.ts";
import { administratorInvitations } from "./tables.ts";

/** What the recipient of the link may see before accepting. */
export interface OpenInvitation {
  email: string;
  invitedBy: string | null;
  role: StaffRole;
  hasAccount: boolean;
  /** Whether the request comes from a session of that account; then no password is required. */
  isSignedIn: boolean;
}

export async function inspectInvitation(ctx: AccountContext, token: string): Promise<OpenInvitation> {
  await limitAttempts(ctx, rateRules.openLink);
  const [found] = await ctx.db.select().from(administratorInvitations).where(isOpen(ctx, token));
  if (!found) throw expired();
  const user = await findUser(ctx.db, found.email);
  return {
    email: found.email,
    invitedBy: found.invitedByEmail,
    role: found.role,
    hasAccount: user !== undefined,
    isSignedIn: user !== undefined && isSessionOf(ctx, user),
  };
}

export interface Acceptance {
  token: string;
  /** Not required in a session of the invited account. */
  password?: string | undefined;
  /** Required only where the e-mail has no account yet. */
  fullName?: string | undefined;
}

/**
 * Gives the recipient the invitation's role and returns the account. The link proves access to the mailbox, not to an
 * account that was registered with it: that takes a session of the account, or a new password that voids all others. It
 * opens no session: the recipient then signs in.
 */
export async function acceptInvitation(ctx: AccountContext, acceptance: Acceptance): Promise<NamedUser> {
  await limitAttempts(ctx, rateRules.openLink);
  return ctx.db.transaction(async (tx) => {
    await lockRoles(tx);
    const [taken] = await tx
      .delete(administratorInvitations)
      .where(isOpen(ctx, acceptance.token))
      .returning({ email: administratorInvitations.email, role: administratorInvitations.role });
    if (!taken) throw expired();
    const existing = await findUser(tx, taken.email);
    const appointed = existing
      ? await promote(tx, ctx, existing, taken.role, acceptance)
      : await create(tx, ctx, taken, acceptance);
    await announceAdministrator(tx, ctx, appointed, taken.role);
    return appointed;
  });
}

/** The audit log names the recipient as the actor: the invitation itself has an entry of its own. */
const asThemselves = (ctx: AccountContext, { id, email }: NamedUser, role: StaffRole) => ({
  actor: { kind: "staff", role, userId: id, email } satisfies Actor,
  now: ctx.now,
});

const isSessionOf = ({ actor }: AccountContext, { id }: NamedUser) =>
  "userId" in actor && actor.userId === id;

async function promote(
  tx: Tx,
  ctx: AccountContext,
  user: NamedUser,
  role: StaffRole,
  { password }: Acceptance,
): Promise<NamedUser> {
  if (isSessionOf(ctx, user)) await endOtherSessions(tx, requireSignedIn(ctx.actor));
  else await resetAccess(tx, ctx, { userId: user.id, password: checkNewPassword(password ?? "") });
  await setRole(tx, asThemselves(ctx, user, role), user, role);
  // The link proves access to the mailbox.
  await tx.update(users).set({ emailVerified: true, updatedAt: ctx.now }).where(eq(users.id, user.id));
  return user;
}

async function create(
  tx: Tx,
  ctx: AccountContext,
  { email, role }: { email: string; role: StaffRole },
  { password, fullName }: Acceptance,
): Promise<NamedUser> {
  const account = {
    email,
    name: checkName(fullName ?? ""),
    password: checkNewPassword(password ?? ""),
    role,
  };
  const id = await createAccount({ db: tx, passwords: ctx.accounts.passwords }, account);
  if (!id) throw new DomainError("conflict");
  const user = { id, email };
  await recordAppointment(tx, asThemselves(ctx, user, role), user, role);
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
