import { eq } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Order } from "#domain/orders/order.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { listOwnRoles, type RoleRecord } from "../identity/role-service.ts";
import { listOwnSessions, type OwnSession } from "../identity/session-service.ts";
import { users } from "../identity/tables.ts";
import { findSubscription } from "../newsletter/newsletter-service.ts";
import { readOrders } from "../orders/read-orders.ts";
import { orders } from "../orders/tables.ts";

export interface Profile {
  id: string;
  email: string;
  fullName: string;
  isConfirmed: boolean;
  role: "admin" | "customer";
  createdAt: Date;
}

export async function getOwnProfile(ctx: ServiceContext): Promise<Profile> {
  const actor = requireSignedIn(ctx.actor);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId));
  if (!user) throw new DomainError("session_not_found");
  return {
    id: user.id,
    email: user.email,
    fullName: user.name,
    isConfirmed: user.emailVerified,
    role: actor.kind === "administrator" ? "admin" : "customer",
    createdAt: user.createdAt,
  };
}

export interface OwnData {
  exportedAt: Date;
  profile: Profile;
  roles: RoleRecord[];
  sessions: OwnSession[];
  orders: Order[];
  subscription: Awaited<ReturnType<typeof findSubscription>>;
}

/** Exports everything that the shop stores about the signed-in user (LGPD, article 18). */
export async function exportOwnData(ctx: ServiceContext): Promise<OwnData> {
  const profile = await getOwnProfile(ctx);
  return {
    exportedAt: ctx.now,
    profile,
    roles: await listOwnRoles(ctx),
    sessions: await listOwnSessions(ctx),
    orders: await readOrders(ctx.db, eq(orders.userId, profile.id), Number.MAX_SAFE_INTEGER),
    subscription: await findSubscription(ctx.db, profile.email),
  };
}
