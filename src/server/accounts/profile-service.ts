import { requireSignedIn } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { and, desc, eq, inArray } from "../db/sql.ts";
import { findSubscription } from "../newsletter/newsletter-service.ts";
import { isLive, orderItems, orders } from "../orders/tables.ts";
import type { ServiceContext } from "../service-context.ts";
import { listOwnRoles } from "./role-service.ts";
import { listOwnSessions } from "./session-service.ts";
import { users } from "./tables.ts";

export interface Profile {
  id: string;
  email: string;
  full_name: string;
  confirmed: boolean;
  role: "admin" | "customer";
  created_at: string;
}

export async function getOwnProfile(ctx: ServiceContext): Promise<Profile> {
  const actor = requireSignedIn(ctx.actor);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId));
  if (!user) throw new DomainError("session_not_found");
  return {
    id: user.id,
    email: user.email,
    full_name: user.name,
    confirmed: user.emailVerified,
    role: actor.kind === "administrator" ? "admin" : "customer",
    created_at: user.createdAt.toISOString(),
  };
}

/** Everything the shop keeps about somebody, for that person to take along (LGPD, article 18). */
export async function exportOwnData(ctx: ServiceContext) {
  const profile = await getOwnProfile(ctx);
  return {
    exported_at: ctx.now.toISOString(),
    profile,
    roles: await listOwnRoles(ctx),
    sessions: await listOwnSessions(ctx),
    orders: await readOrders(ctx, profile.id),
    newsletter: (await findSubscription(ctx.db, profile.email)) ?? null,
  };
}

async function readOrders({ db }: ServiceContext, userId: string) {
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isLive(orders)))
    .orderBy(desc(orders.createdAt));
  const ids = own.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderItems)
          .where(inArray(orderItems.orderId, ids))
          .orderBy(orderItems.orderId, orderItems.position);
  return own.map((order) => ({
    id: order.id,
    customer: order.customer,
    customer_address: order.customerAddress,
    customer_cep: order.customerCep,
    customer_whatsapp: order.customerWhatsapp,
    total_amount: order.totalCents / 100,
    shipping_address: order.shippingAddress,
    status: order.status,
    paid_at: order.paidAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    items: items.filter(({ orderId }) => orderId === order.id).map(describeItem),
  }));
}

function describeItem(item: typeof orderItems.$inferSelect) {
  const { customizationName: name, customizationNumber: number } = item;
  return {
    id: item.productId,
    name: item.name,
    price: item.unitPriceCents / 100,
    size: item.size,
    quantity: item.quantity,
    customization: name === null ? null : { name, number },
  };
}
