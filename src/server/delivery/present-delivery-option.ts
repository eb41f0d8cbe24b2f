import { z } from "@hono/zod-openapi";
import { offeredKinds } from "#domain/delivery/delivery-method.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";

export const deliveryOptionSchema = z
  .object({
    method_id: z.string(),
    kind: z.enum(offeredKinds),
    name: z.string(),
    note: z.string().nullable(),
    price_cents: z.int(),
    days: z.int().describe("Dias úteis"),
    arrives_by: z.string().describe("O dia até o qual chega"),
    missing_cents: z.int().nullable().describe("Quanto falta em compras para o frete grátis"),
    missing_units: z.int().nullable().describe("Quantas camisas faltam para o frete grátis"),
  })
  .openapi("DeliveryOption");

export function presentDeliveryOption(option: DeliveryOption): z.output<typeof deliveryOptionSchema> {
  return {
    method_id: option.methodId,
    kind: option.kind,
    name: option.name,
    note: option.note,
    price_cents: option.priceCents,
    days: option.days,
    arrives_by: option.arrivesBy,
    missing_cents: option.missing?.cents ?? null,
    missing_units: option.missing?.units ?? null,
  };
}
