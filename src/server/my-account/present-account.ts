import { z } from "@hono/zod-openapi";
import type { Order } from "#domain/orders/order.ts";
import { presentRole, roleSchema } from "../accounts/present-role.ts";
import type { OwnSession } from "../identity/session-service.ts";
import { orderSchema, presentOrder } from "../orders/present-order.ts";
import type { OwnData, Profile } from "./profile-service.ts";

/** The signed-in user's own account. */
export const profileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    confirmed: z.boolean(),
    role: z.enum(["admin", "customer"]),
    created_at: z.string(),
  })
  .openapi("Profile");

export const ownSessionSchema = z
  .object({
    id: z.uuid(),
    device: z.string(),
    ip_address: z.string(),
    created_at: z.string(),
    last_used_at: z.string(),
    current: z.boolean().describe("Se é a sessão de quem pergunta"),
  })
  .openapi("OwnSession");

/** An order in the export: without the secret of its link and without fields that only a screen needs. */
const exportedOrderSchema = orderSchema
  .omit({ token: true, pix_code: true, user_id: true })
  .extend({ items: z.array(orderSchema.shape.items.element.omit({ image: true, print: true })) })
  .openapi("ExportedOrder");

const subscriptionSchema = z.object({ email: z.string(), status: z.string(), created_at: z.string() });

export const ownDataSchema = z
  .object({
    exported_at: z.string(),
    profile: profileSchema,
    roles: z.array(roleSchema),
    sessions: z.array(ownSessionSchema),
    orders: z.array(exportedOrderSchema),
    newsletter: subscriptionSchema.nullable(),
  })
  .openapi("OwnData");

export function presentProfile(profile: Profile): z.output<typeof profileSchema> {
  return {
    id: profile.id,
    email: profile.email,
    full_name: profile.fullName,
    confirmed: profile.isConfirmed,
    role: profile.role,
    created_at: profile.createdAt.toISOString(),
  };
}

export function presentOwnSession(session: OwnSession): z.output<typeof ownSessionSchema> {
  return {
    id: session.id,
    device: session.device,
    ip_address: session.ipAddress,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    current: session.isCurrent,
  };
}

export function presentOwnData(data: OwnData): z.output<typeof ownDataSchema> {
  return {
    exported_at: data.exportedAt.toISOString(),
    profile: presentProfile(data.profile),
    roles: data.roles.map(presentRole),
    sessions: data.sessions.map(presentOwnSession),
    orders: data.orders.map(presentExportedOrder),
    newsletter: data.subscription ? presentSubscription(data.subscription) : null,
  };
}

function presentSubscription({
  email,
  status,
  createdAt,
}: NonNullable<OwnData["subscription"]>): z.output<typeof subscriptionSchema> {
  return { email, status, created_at: createdAt.toISOString() };
}

function presentExportedOrder(order: Order): z.output<typeof exportedOrderSchema> {
  const { token, pix_code, user_id, items, ...exported } = presentOrder(order);
  return { ...exported, items: items.map(({ image, print, ...item }) => item) };
}
