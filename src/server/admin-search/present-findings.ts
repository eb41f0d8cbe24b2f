import { z } from "@hono/zod-openapi";
import { foundProductSchema, presentFoundProduct } from "../catalog/present-suggestions.ts";
import { splitEmails } from "../customers/present-customer.ts";
import type { AdminFindings } from "./admin-search-service.ts";

export const findingsSchema = z
  .object({
    products: z.array(
      foundProductSchema.extend({ code: z.string().nullable() }).openapi("FoundCodedProduct"),
    ),
    orders: z.array(
      z.object({
        id: z.string(),
        customer: z.string(),
        total_cents: z.int(),
        status: z.string(),
        created_at: z.string(),
      }),
    ),
    customers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        whatsapp: z.string(),
        emails: z.array(z.string()),
        orders: z.int(),
      }),
    ),
  })
  .openapi("AdminFindings");

export function presentFindings({
  products,
  orders,
  customers,
}: AdminFindings): z.output<typeof findingsSchema> {
  return {
    products: products.map((product) => ({ ...presentFoundProduct(product), code: product.code })),
    orders: orders.map(({ totalCents, createdAt, ...order }) => ({
      ...order,
      total_cents: totalCents,
      created_at: createdAt.toISOString(),
    })),
    customers: customers.map(({ emails, ...customer }) => ({ ...customer, emails: splitEmails(emails) })),
  };
}
