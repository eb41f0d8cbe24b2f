import { and, count, eq, ne, sql } from "drizzle-orm";
import { requirePermission, requireSignedIn } from "#domain/accounts/actor.ts";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { rateRules } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { userRoles, users } from "./tables.ts";

/** Key of the advisory lock: any number that no other lock of this program uses. */
const ROLES_LOCK = 7_214_003;

export interface RoleRecord {
  userId: string;
  role: string;
}

export interface UserStatus {
  exists: boolean;
  isConfirmed: boolean;
}

/** Whether a user is an administrator. Only that user and administrators may know. */
export async function isAdmin(ctx: ServiceContext, userId: string): Promise<boolean> {
  const actor = requireSignedIn(ctx.actor);
  if (actor.userId !== userId) requirePermission(actor, "store");
  const roles = await readRoles(ctx.db, userId);
  return roles.some(({ role }) => role === "admin");
}

export function listOwnRoles(ctx: ServiceContext): Promise<RoleRecord[]> {
  return readRoles(ctx.db, requireSignedIn(ctx.actor).userId);
}

/** Public, because the diagnosis page needs it before anyone is signed in; therefore attempts are limited. */
export async function checkUserStatus(ctx: AccountContext, email: string): Promise<UserStatus> {
  await limitAttempts(ctx, rateRules.userStatus, email);
  const address = emailSchema.safeParse(email).data;
  if (address === undefined) return { exists: false, isConfirmed: false };
  const [user] = await ctx.db
    .select({ isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, address));
  return { exists: user !== undefined, isConfirmed: user?.isConfirmed ?? false };
}

/** Prevents concurrent changes of roles until the transaction ends, so that a count of administrators stays true. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK})`);
}

/** Refuses an owner who lost the role after the request was authenticated. The caller must hold `lockRoles`. */
export async function assertStillOwner(tx: Tx, { actor }: Pick<ServiceContext, "actor">): Promise<void> {
  if (actor.kind === "system") return;
  const roles = await readRoles(tx, requireSignedIn(actor).userId);
  if (!roles.some(({ role }) => role === "admin")) throw new DomainError("forbidden");
}

/**
 * Locks the roles and refuses whoever is no owner any more, so that nobody who is just losing the role leaves something
 * behind. Of two at once, the second one sees what the first one has done.
 */
export async function holdOwner(tx: Tx, ctx: Pick<ServiceContext, "actor">): Promise<void> {
  await lockRoles(tx);
  await assertStillOwner(tx, ctx);
}

export async function countAdministrators(db: DbOrTx, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(userRoles.userId, except);
  const [row] = await db
    .select({ count: count() })
    .from(userRoles)
    .where(and(eq(userRoles.role, "admin"), others));
  return row?.count ?? 0;
}

/** The caller must hold `lockRoles`. */
export async function assertNotLastAdministrator(tx: Tx, userId: string): Promise<void> {
  const roles = await readRoles(tx, userId);
  if (!roles.some(({ role }) => role === "admin")) return;
  if ((await countAdministrators(tx, userId)) === 0) throw new DomainError("last_administrator");
}

async function readRoles(db: DbOrTx, userId: string): Promise<RoleRecord[]> {
  return db
    .select({ userId: userRoles.userId, role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
}
