import { z } from "@hono/zod-openapi";
import { steps } from "#domain/fulfilment/step.ts";
import { fromOption } from "#domain/options/option-schema.ts";
import { fromLeadTime } from "#domain/stock/lead-time-input.ts";
import { itemSchema } from "./present-order.ts";
import type { ProductionOrder } from "./production-service.ts";

export const productionOrderSchema = z
  .object({
    id: z.string(),
    customer: z.string(),
    customer_whatsapp: z.string().nullable().describe("Nulo para quem só produz"),
    pickup: z.boolean().describe("O cliente retira na loja"),
    delivery_name: z.string().optional().describe("Como é enviado, onde a entrega tem preço"),
    created_at: z.string(),
    paid: z.boolean(),
    step: z.enum(steps).optional().describe("A etapa; só onde a loja usa etapas"),
    items: z.array(
      itemSchema
        .omit({ price: true })
        .extend({ made: z.array(z.int()).describe("As unidades já feitas, contadas de 0") }),
    ),
  })
  .openapi("ProductionOrder");

export function presentProduction(order: ProductionOrder): z.output<typeof productionOrderSchema> {
  return {
    id: order.id,
    customer: order.customer,
    customer_whatsapp: order.customerWhatsapp,
    pickup: order.isPickup,
    ...(order.deliveryName !== null && { delivery_name: order.deliveryName }),
    created_at: order.createdAt.toISOString(),
    paid: order.isPaid,
    ...(order.step !== null && { step: order.step }),
    items: order.items.map(({ productId, imageUrl, options, leadTime, ...item }) => ({
      ...item,
      id: productId,
      image: imageUrl,
      ...(options && { options: options.map(fromOption) }),
      ...(leadTime && { lead_time: fromLeadTime(leadTime) }),
    })),
  };
}
