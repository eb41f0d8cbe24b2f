import { z } from "@hono/zod-openapi";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { presentRole, roleSchema } from "../accounts/present-role.ts";
import type { OwnSession } from "../identity/session-service.ts";
import { orderSchema, presentOrder } from "../orders/present-order.ts";
import type { ExportedOrder } from "../orders/read-orders.ts";
import type { OwnData, Profile } from "./profile-service.ts";

/** The signed-in user's own account. */
export const profileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    confirmed: z.boolean(),
    role: z.enum([...staffRoles, "customer"]),
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
  .extend({
    items: z.array(
      orderSchema.shape.items.element.omit({ image: true, print: true }).extend({
        build: z
          .object({ height: z.int(), weight: z.int() })
          .optional()
          .describe("As faixas de altura e peso que a pessoa deixou com o pedido, se deixou"),
      }),
    ),
    deleted_at: z.string().nullable().describe("Quando a loja o excluiu; até ser apagado de vez"),
  })
  .openapi("ExportedOrder");

const subscriptionSchema = z.object({
  email: z.string(),
  status: z.string(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
});

const stockAlertSchema = z.object({
  product: z.string(),
  size: z.string(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
});

const savedDeliverySchema = z.object({
  name: z.string(),
  cep: z.string(),
  address: z.string(),
  whatsapp: z.string(),
  updated_at: z.string(),
});

export const ownDataSchema = z
  .object({
    exported_at: z.string(),
    profile: profileSchema,
    two_factor_enabled: z.boolean(),
    roles: z.array(roleSchema),
    sessions: z.array(ownSessionSchema),
    delivery: savedDeliverySchema.nullable().describe("O endereço guardado para a próxima compra"),
    orders: z.array(exportedOrderSchema),
    newsletter: subscriptionSchema.nullable(),
    stock_alerts: z
      .array(stockAlertSchema)
      .optional()
      .describe("Os tamanhos esgotados de que a pessoa quer saber, se há"),
    notes: z
      .array(z.object({ text: z.string(), updated_at: z.string() }))
      .describe("O que a loja anotou sobre a pessoa"),
    history: z
      .array(z.object({ at: z.string(), summary: z.string() }))
      .describe("O que o histórico da loja registra sobre a pessoa"),
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
    two_factor_enabled: data.hasSecondFactor,
    roles: data.roles.map(presentRole),
    sessions: data.sessions.map(presentOwnSession),
    delivery: data.delivery ? presentSavedDelivery(data.delivery) : null,
    orders: data.orders.map(presentExportedOrder),
    newsletter: data.subscription ? presentSubscription(data.subscription) : null,
    ...(data.stockAlerts.length > 0 && { stock_alerts: data.stockAlerts.map(presentStockAlert) }),
    notes: data.notes.map(({ text, updatedAt }) => ({ text, updated_at: updatedAt.toISOString() })),
    history: data.history.map(({ at, summary }) => ({ at: at.toISOString(), summary })),
  };
}

function presentSavedDelivery({
  name,
  cep,
  address,
  whatsapp,
  updatedAt,
}: NonNullable<OwnData["delivery"]>): z.output<typeof savedDeliverySchema> {
  return { name, cep, address, whatsapp, updated_at: updatedAt.toISOString() };
}

function presentSubscription({
  email,
  status,
  createdAt,
  confirmedAt,
  unsubscribedAt,
}: NonNullable<OwnData["subscription"]>): z.output<typeof subscriptionSchema> {
  return {
    email,
    status,
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    unsubscribed_at: unsubscribedAt?.toISOString() ?? null,
  };
}

const presentStockAlert = ({
  product,
  size,
  createdAt,
  confirmedAt,
}: OwnData["stockAlerts"][number]): z.output<typeof stockAlertSchema> => ({
  product,
  size,
  created_at: createdAt.toISOString(),
  confirmed_at: confirmedAt?.toISOString() ?? null,
});

function presentExportedOrder(order: ExportedOrder): z.output<typeof exportedOrderSchema> {
  const { token, pix_code, user_id, items, ...exported } = presentOrder(order);
  return {
    ...exported,
    items: items.map(({ image, print, ...item }, index) => ({ ...item, build: order.builds[index] })),
    deleted_at: order.deletedAt?.toISOString() ?? null,
  };
}
