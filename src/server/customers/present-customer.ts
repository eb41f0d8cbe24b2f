import { z } from "@hono/zod-openapi";
import { subscriberStatuses } from "#domain/newsletter/subscriber.ts";
import type { CustomerOrder } from "./customer-orders-service.ts";
import type { Erased } from "./erase-customer-service.ts";
import type { Customer } from "./get-customer-service.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import type { Notes } from "./notes-service.ts";
import type { ErasurePlan } from "./plan-erasure.ts";

/** Customers as the API returns them to administrators. */
export const customerRowSchema = z
  .object({
    id: z.string().describe("O número do WhatsApp, ou o id de uma conta que ainda não comprou"),
    name: z.string(),
    whatsapp: z.string(),
    emails: z.array(z.string()),
    orders: z.int(),
    total_cents: z.int(),
    since: z.string(),
    last_order_at: z.string().nullable(),
  })
  .openapi("CustomerRow");

export const notesSchema = z
  .object({
    text: z.string(),
    version: z.int().describe("Volta com a próxima gravação, que só vale se ninguém gravou antes"),
    updated_at: z.string().nullable(),
  })
  .openapi("CustomerNotes");

export const customerSchema = customerRowSchema
  .extend({
    is_account: z.boolean().describe("Verdadeiro para uma conta que ainda não comprou"),
    completed_cents: z.int().describe("A soma dos pedidos concluídos"),
    address: z
      .object({ cep: z.string(), address: z.string() })
      .nullable()
      .describe("Para onde foi o último pedido, ou iria o próximo"),
    accounts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        created_at: z.string(),
        is_administrator: z.boolean(),
        newsletter_status: z.enum(subscriberStatuses).nullable(),
      }),
    ),
    notes: notesSchema,
  })
  .openapi("Customer");

export const customerOrderSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    total_cents: z.int(),
    created_at: z.string(),
    units: z.int(),
    names: z.array(z.string()).describe("O que foi comprado, cada nome uma vez"),
  })
  .openapi("CustomerOrder");

export const erasurePlanSchema = z
  .object({
    whatsapp: z.string(),
    is_account: z.boolean().describe("Verdadeiro para uma conta que ainda não comprou: ela é excluída"),
    orders: z.int().describe("Pedidos com este número, que ficam sem identificação"),
    deleted_orders: z.int().describe("Quantos deles estão entre os excluídos"),
    has_order_notes: z.boolean().describe("Se há anotações da loja em algum deles"),
    has_notes: z.boolean(),
    has_delivery: z.boolean().describe("Se há um endereço de entrega guardado com este número"),
    accounts: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          email: z.string(),
          is_staff: z.boolean().describe("Quem trabalha na loja; a conta não pode ser escolhida"),
          other_orders: z.int().describe("Pedidos com outros números, que ficam como estão"),
          has_subscription: z.boolean(),
          has_notes: z.boolean().describe("Anotações de antes da primeira compra"),
        }),
      )
      .describe("As contas que usaram este número"),
  })
  .openapi("ErasurePlan");

export const erasedSchema = z
  .object({
    orders: z.int().describe("Pedidos que ficaram, sem identificação"),
    accounts: z.int().describe("Contas excluídas"),
  })
  .openapi("ErasedCustomer");

export function presentCustomerRow(row: ListedCustomer): z.output<typeof customerRowSchema> {
  return {
    id: row.id,
    name: row.name,
    whatsapp: row.whatsapp,
    emails: splitEmails(row.emails),
    orders: row.orders,
    total_cents: row.totalCents,
    since: row.since.toISOString(),
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
  };
}

/** The directory stores all e-mails in one text, which is what its search needs. */
export const splitEmails = (text: string): string[] => text.split(" ").filter((email) => email !== "");

export function presentNotes({ text, version, updatedAt }: Notes): z.output<typeof notesSchema> {
  return { text, version, updated_at: updatedAt?.toISOString() ?? null };
}

export function presentCustomer(customer: Customer): z.output<typeof customerSchema> {
  const { listed, accounts, address, notes } = customer;
  return {
    ...presentCustomerRow(listed),
    is_account: listed.userId !== null,
    completed_cents: listed.completedTotalCents,
    address,
    accounts: accounts.map((account) => ({
      id: account.id,
      name: account.name,
      email: account.email,
      created_at: account.createdAt.toISOString(),
      is_administrator: account.isAdministrator,
      newsletter_status: account.newsletterStatus,
    })),
    notes: presentNotes(notes),
  };
}

export function presentCustomerOrder(order: CustomerOrder): z.output<typeof customerOrderSchema> {
  return {
    id: order.id,
    status: order.status,
    total_cents: order.totalCents,
    created_at: order.createdAt.toISOString(),
    units: order.units,
    names: order.names,
  };
}

export function presentErasurePlan(plan: ErasurePlan): z.output<typeof erasurePlanSchema> {
  return {
    whatsapp: plan.whatsapp,
    is_account: plan.isAccount,
    orders: plan.orders,
    deleted_orders: plan.deletedOrders,
    has_order_notes: plan.hasOrderNotes,
    has_notes: plan.hasNotes,
    has_delivery: plan.hasDelivery,
    accounts: plan.accounts.map((account) => ({
      id: account.id,
      name: account.name,
      email: account.email,
      is_staff: account.isStaff,
      other_orders: account.otherOrders,
      has_subscription: account.hasSubscription,
      has_notes: account.hasNotes,
    })),
  };
}

export function presentErased({ orders, accounts }: Erased): z.output<typeof erasedSchema> {
  return { orders, accounts };
}
