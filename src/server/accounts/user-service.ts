import { and, eq } from "drizzle-orm";
import { requireSignedIn, type SignedInActor } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { accountFieldTexts } from "#domain/texts/accounts.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { type AccountUser, findAccountUser } from "../identity/account-user.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { endOtherSessions } from "../identity/end-other-sessions.ts";
import { revokeLinks } from "../identity/one-time-links.ts";
import { credentials, sessions, users } from "../identity/tables.ts";
import { checkName, checkNewPassword } from "./sign-up-service.ts";

export interface UserChange {
  email?: string | undefined;
  fullName?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
}

export async function getOwnUser(ctx: AccountContext): Promise<AccountUser> {
  const { userId } = requireSignedIn(ctx.actor);
  const user = await findAccountUser(ctx, userId);
  if (!user) throw new DomainError("session_not_found");
  return user;
}

export async function updateOwnUser(ctx: AccountContext, change: UserChange): Promise<AccountUser> {
  const actor = requireSignedIn(ctx.actor);
  if (change.email !== undefined) {
    throw new DomainError("invalid_request", { fields: { email: accountFieldTexts.emailFixed } });
  }
  const name = change.fullName === undefined ? undefined : checkName(change.fullName);
  if (change.password !== undefined)
    await changePassword(ctx, actor, change.password, change.currentPassword);
  if (name !== undefined) {
    await ctx.db.update(users).set({ name, updatedAt: ctx.now }).where(eq(users.id, actor.userId));
  }
  return getOwnUser(ctx);
}

async function changePassword(
  ctx: AccountContext,
  actor: SignedInActor,
  given: string,
  currentPassword: string | undefined,
): Promise<void> {
  const password = checkNewPassword(given);
  if (!(await mayRecover(ctx, actor))) await confirmOwnPassword(ctx, currentPassword, "current_password");
  const hash = await ctx.accounts.passwords.hash(password);
  const { userId } = actor;
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(credentials)
      .set({ password: hash, updatedAt: ctx.now })
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
    // All other sessions and links end: they may belong to a person who knew the old password.
    await endOtherSessions(tx, actor);
    await tx.update(sessions).set({ recoveryUntil: null }).where(eq(sessions.userId, userId));
    await revokeLinks(tx, "recovery", userId);
    await ctx.jobs.addMail(tx, { kind: "password_changed", to: actor.email });
  });
}

/** A session from a recovery link may set a password without the old one, once and for a limited time. */
async function mayRecover(ctx: AccountContext, { sessionId }: SignedInActor): Promise<boolean> {
  if (sessionId === undefined) return false;
  const [session] = await ctx.db
    .select({ recoveryUntil: sessions.recoveryUntil })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.recoveryUntil != null && session.recoveryUntil > ctx.now;
}
