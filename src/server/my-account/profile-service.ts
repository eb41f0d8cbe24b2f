import { eq } from "drizzle-orm";
import { requireSignedIn } from "#domain/accounts/actor.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { DomainError } from "#domain/errors.ts";
import { type LoggedChange, listChangesAbout } from "../audit/changes-about.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { listNotesAbout, type NotesAbout } from "../customers/notes-service.ts";
import { findNumbersOfOnly } from "../customers/numbers-in-use.ts";
import { findOwnDelivery, type SavedDelivery } from "../delivery/delivery-service.ts";
import { listOwnRoles, type RoleRecord } from "../identity/role-service.ts";
import { listOwnSessions, type OwnSession } from "../identity/session-service.ts";
import { users } from "../identity/tables.ts";
import { findSubscription } from "../newsletter/newsletter-service.ts";
import { type ExportedOrder, readOrdersOfAccount } from "../orders/read-orders.ts";
import { listAlertsOf, type OwnStockAlert } from "../stock-alerts/stock-alert-service.ts";
import { hasSecondFactor } from "../two-factor/check-code.ts";

export interface Profile {
  id: string;
  email: string;
  fullName: string;
  isConfirmed: boolean;
  role: StaffRole | "customer";
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
    role: actor.kind === "staff" ? actor.role : "customer",
    createdAt: user.createdAt,
  };
}

export interface OwnData {
  exportedAt: Date;
  profile: Profile;
  hasSecondFactor: boolean;
  roles: RoleRecord[];
  sessions: OwnSession[];
  delivery: SavedDelivery | undefined;
  orders: ExportedOrder[];
  subscription: Awaited<ReturnType<typeof findSubscription>>;
  stockAlerts: OwnStockAlert[];
  notes: NotesAbout[];
  history: LoggedChange[];
}

/**
 * Exports everything that the shop stores about the signed-in user (LGPD, article 18). Notes on an order are about the
 * shop's work with it and are left out.
 */
export async function exportOwnData(ctx: ServiceContext): Promise<OwnData> {
  const profile = await getOwnProfile(ctx);
  const { db } = ctx;
  // Notes about a number that other people use, too, may be about them.
  const customerIds = [profile.id, ...(await findNumbersOfOnly(db, profile.id))];
  return {
    exportedAt: ctx.now,
    profile,
    hasSecondFactor: await hasSecondFactor(db, profile.id),
    roles: await listOwnRoles(ctx),
    sessions: await listOwnSessions(ctx),
    delivery: await findOwnDelivery(ctx),
    orders: await readOrdersOfAccount(db, profile.id),
    subscription: await findSubscription(db, profile.email),
    stockAlerts: await listAlertsOf(db, profile.email),
    notes: await listNotesAbout(db, customerIds),
    history: await listChangesAbout(db, [
      { type: "customer", ids: customerIds },
      { type: "administrator", ids: [profile.id] },
    ]),
  };
}
