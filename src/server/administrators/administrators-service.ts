import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { requirePermission, requireSignedIn } from "#domain/accounts/actor.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { confirmOwnPassword } from "../identity/confirm-password.ts";
import { sessions, userRoles, users } from "../identity/tables.ts";
import { twoFactors } from "../two-factor/tables.ts";
import { removeTwoFactor } from "../two-factor/two-factor-service.ts";
import { changeRole, dismissAdministrator, findUser, type NamedUser } from "./administrator-service.ts";

export interface Administrator {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  isOwner: boolean;
  isSelf: boolean;
  hasTwoFactor: boolean;
  since: Date;
  lastSeenAt: Date | null;
}

export async function listAdministrators(ctx: AccountContext): Promise<Administrator[]> {
  requirePermission(ctx.actor, "store");
  const rows = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: userRoles.role,
      since: userRoles.createdAt,
      confirmedAt: twoFactors.confirmedAt,
      lastSeenAt: sql<Date | null>`(
        select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}
      )`.mapWith(sessions.updatedAt),
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.confirmedAt)))
    .orderBy(asc(userRoles.createdAt), asc(users.email));
  const self = "userId" in ctx.actor ? ctx.actor.userId : undefined;
  return rows.map(({ confirmedAt, ...user }) => ({
    ...user,
    isOwner: user.email === ctx.accounts.ownerEmail,
    isSelf: user.id === self,
    hasTwoFactor: confirmedAt !== null,
  }));
}

export async function revokeAdministrator(ctx: AccountContext, userId: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  const { email } = await getAdministrator(ctx, userId);
  await dismissAdministrator(ctx, email);
}

export async function changeAdministratorRole(
  ctx: AccountContext,
  { userId, role }: { userId: string; role: StaffRole },
): Promise<Administrator> {
  requirePermission(ctx.actor, "store");
  const { email } = await getAdministrator(ctx, userId);
  await changeRole(ctx, { email, role });
  const changed = (await listAdministrators(ctx)).find(({ id }) => id === userId);
  if (!changed) throw new DomainError("not_found");
  return changed;
}

/** Removes the second factor of a colleague who lost both phone and recovery codes. One's own requires a code instead. */
export async function resetTwoFactor(
  ctx: AccountContext,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  requirePermission(ctx.actor, "store");
  if (requireSignedIn(ctx.actor).userId === userId) {
    throw new DomainError("conflict", {
      message: "Para a sua própria conta, desative a verificação em Segurança, com um código.",
    });
  }
  const user = await getAdministrator(ctx, userId);
  if (user.email === ctx.accounts.ownerEmail) {
    throw new DomainError("forbidden", {
      message: `${user.email} é a conta principal da loja: a verificação dela só é removida por ela mesma ou no servidor.`,
    });
  }
  await confirmOwnPassword(ctx, password, "password");
  await resetTwoFactorOf(ctx, user);
}

/** For the command line, whose user has access to the server and needs no password. */
export async function resetTwoFactorByEmail(ctx: AccountContext, email: string): Promise<void> {
  if (ctx.actor.kind !== "system") throw new DomainError("forbidden");
  const user = await findUser(ctx.db, email);
  if (!user) throw new DomainError("not_found", { message: `Usuário não encontrado: ${email}` });
  await resetTwoFactorOf(ctx, user);
}

async function resetTwoFactorOf(ctx: AccountContext, { id, email }: NamedUser): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const wasOn = await removeTwoFactor(tx, id);
    if (!wasOn) {
      throw new DomainError("conflict", { message: `${email} não usa a verificação em duas etapas.` });
    }
    await recordChange(tx, ctx, {
      action: "administrator.two_factor_reset",
      subject: { type: "administrator", id },
      summary: `Verificação em duas etapas de ${email} removida`,
    });
    await ctx.jobs.addMail(tx, { kind: "two_factor_changed", to: email, change: "reset" });
  });
}

async function getAdministrator(ctx: AccountContext, userId: string): Promise<NamedUser> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, userId));
  if (!user) throw new DomainError("not_found");
  return user;
}
