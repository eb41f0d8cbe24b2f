import { z } from "@hono/zod-openapi";
import { type adminOrderPresenters, managedOrderSchema } from "../present-admin-order.ts";
import type { Papers } from "./papers-service.ts";

/** What is printed about an order, and nothing else of it. */
const paperOrderSchema = managedOrderSchema
  .pick({
    id: true,
    customer: true,
    customer_cpf: true,
    customer_cep: true,
    customer_address: true,
    customer_whatsapp: true,
    created_at: true,
    items: true,
    total_amount: true,
    discount_cents: true,
    discounts: true,
    pix_cents: true,
    delivery: true,
    fulfilment: true,
  })
  .openapi("PaperOrder");

export const papersSchema = z
  .object({
    sender: z.object({
      name: z.string(),
      legal_name: z.string(),
      cnpj: z.string(),
      address: z.string(),
      phone: z.string(),
    }),
    shirt_grams: z.int().describe("O peso de uma camisa embalada"),
    orders: z.array(paperOrderSchema),
  })
  .openapi("OrderPapers");

export const papersPresenter =
  ({ presentManaged }: Pick<ReturnType<typeof adminOrderPresenters>, "presentManaged">) =>
  ({ sender, shirtGrams, orders }: Papers): z.output<typeof papersSchema> => ({
    sender: {
      name: sender.name,
      legal_name: sender.legalName,
      cnpj: sender.cnpj,
      address: sender.address,
      phone: sender.phone,
    },
    shirt_grams: shirtGrams,
    // Parsing keeps only the fields of the schema.
    orders: orders.map((order) => paperOrderSchema.parse(presentManaged(order))),
  });
