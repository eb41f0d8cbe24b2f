import { z } from "zod";
import { steps } from "../fulfilment/step.ts";
import { TEST_EVENT } from "./webhook-event.ts";

/**
 * What endpoints receive. Nobody is named in it: the log outlives the erasure of a person, and a receiver that needs the
 * customer asks the API. The database writes it (db/functions/11-webhooks.sql).
 */
const timestamp = z.string().describe("Quando aconteceu, em UTC (ISO 8601)");
const event = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp, data: z.strictObject(data) });

const order = {
  id: z.uuid(),
  number: z.string().describe("Como as pessoas o chamam: #a1b2c3d4"),
  status: z.string(),
  step: z.enum(steps),
  total_cents: z.int(),
  paid_at: z.string().nullable(),
  created_at: z.string(),
  items: z.array(
    z.strictObject({
      product_id: z.uuid().nullable(),
      name: z.string(),
      size: z.string(),
      quantity: z.int(),
      unit_price_cents: z.int(),
    }),
  ),
};

export const webhookPayloads = {
  "order.created": event("order.created", order),
  "order.paid": event("order.paid", order),
  "order.step": event("order.step", order),
  "order.cancelled": event("order.cancelled", order),
  "product.changed": event("product.changed", {
    id: z.uuid(),
    name: z.string(),
    path: z.string().describe("A página do produto, depois do endereço da loja"),
    change: z.enum(["created", "changed", "deleted"]),
    status: z.enum(["draft", "published", "hidden"]),
    price_cents: z.int(),
  }),
  "stock.low": event("stock.low", {
    product_id: z.uuid(),
    name: z.string(),
    size: z.string(),
    units: z.int(),
    threshold: z.int().describe("A partir de quantas unidades a loja diz que há poucas"),
  }),
  [TEST_EVENT]: event(TEST_EVENT, { message: z.string() }),
};
