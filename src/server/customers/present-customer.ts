import { z } from "@hono/zod-openapi";
import { centsToReais } from "#domain/money.ts";
import type { CustomerOrder } from "./customer-orders-service.ts";
import type { Customer } from "./get-customer-service.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import type { Notes } from "./notes-service.ts";

/** Customers as the API shows them: money in reais, instants as ISO strings. */
export const customerRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  whatsapp: z.string(),
  emails: z.array(z.string()),
  orders: z.number(),
  total_amount: z.number(),
  since: z.string(),
  last_order_at: z.string().nullable(),
});

export const notesSchema = z.object({
  text: z.string(),
  version: z.number(),
  updated_at: z.string().nullable(),
});

export const customerSchema = customerRowSchema.extend({
  /** Whether it is an account that has not ordered yet. */
  is_account: z.boolean(),
  completed_amount: z.number(),
  address: z.object({ cep: z.string(), address: z.string() }).nullable(),
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      created_at: z.string(),
      is_administrator: z.boolean(),
      newsletter_status: z.string().nullable(),
    }),
  ),
  notes: notesSchema,
});

export const customerOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  total_amount: z.number(),
  created_at: z.string(),
  units: z.number(),
  names: z.array(z.string()),
});

export const erasedSchema = z.object({ orders: z.number(), accounts: z.number() });

export function presentRow(row: ListedCustomer): z.output<typeof customerRowSchema> {
  return {
    id: row.id,
    name: row.name,
    whatsapp: row.whatsapp,
    emails: row.emails.split(" ").filter((email) => email !== ""),
    orders: row.orders,
    total_amount: centsToReais(row.totalCents),
    since: row.since.toISOString(),
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
  };
}

export function presentNotes({ text, version, updatedAt }: Notes): z.output<typeof notesSchema> {
  return { text, version, updated_at: updatedAt?.toISOString() ?? null };
}

export function presentCustomer(customer: Customer): z.output<typeof customerSchema> {
  const { listed, accounts, address, notes } = customer;
  return {
    ...presentRow(listed),
    is_account: listed.userId !== null,
    completed_amount: centsToReais(listed.completedTotalCents),
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

export function presentOrder(order: CustomerOrder): z.output<typeof customerOrderSchema> {
  return {
    id: order.id,
    status: order.status,
    total_amount: centsToReais(order.totalCents),
    created_at: order.createdAt.toISOString(),
    units: order.units,
    names: order.names,
  };
}
