import { z } from "@hono/zod-openapi";
import {
  type DeliveryMethod,
  type DeliveryRate,
  deliveryKinds,
  offeredKinds,
} from "#domain/delivery/delivery-method.ts";
import type { StoreSettings } from "#domain/settings/store-settings.ts";
import type { OfferedMethods } from "./delivery-quotes.ts";
import type { ManagedDeliveryMethod } from "./read-methods.ts";

const rateSchema = z
  .object({
    cep_from: z.string().nullable(),
    cep_to: z.string().nullable(),
    state: z.string().nullable(),
    district: z.string().nullable(),
    over_grams: z.int().describe("Vale para pacotes mais pesados que isto"),
    up_to_grams: z.int().nullable().describe("E não mais pesados que isto; nulo se não há limite"),
    price_cents: z.int(),
    days: z.int().describe("Dias úteis"),
  })
  .openapi("DeliveryRate");

const methodSchema = z.object({
  id: z.string(),
  kind: z.enum(offeredKinds),
  name: z.string(),
  note: z.string().nullable(),
  city: z.string().nullable(),
  free_from_cents: z.int().nullable(),
  free_from_units: z.int().nullable(),
  rates: z.array(rateSchema),
});

/** What reaches a CEP, and all that a browser needs to price it for any cart. */
export const deliveryAtCepSchema = z
  .object({
    methods: z.array(methodSchema),
    shirt_grams: z.int().describe("O peso de uma camisa embalada"),
    preparation_days: z
      .int()
      .optional()
      .describe("Só onde a loja promete um prazo: os dias úteis até a saída do que não é sob encomenda"),
    carriers: z
      .enum(["quoted", "failed"])
      .optional()
      .describe("Só numa loja que pergunta a transportadoras: os preços valem só para estas camisas"),
  })
  .openapi("DeliveryAtCep");

export const managedMethodSchema = methodSchema
  .extend({ kind: z.enum(deliveryKinds), active: z.boolean(), updated_at: z.string() })
  .openapi("DeliveryMethod");

export function presentDeliveryAtCep(
  { methods, carriers }: OfferedMethods,
  { shirtGrams, fulfilment }: Pick<StoreSettings, "shirtGrams" | "fulfilment">,
): z.output<typeof deliveryAtCepSchema> {
  const offered = {
    methods: methods.map(presentMethod),
    shirt_grams: shirtGrams,
    ...(fulfilment && { preparation_days: fulfilment.preparationDays }),
  };
  return carriers === "off" ? offered : { ...offered, carriers };
}

function presentMethod(method: DeliveryMethod): z.output<typeof methodSchema> {
  const { id, kind, name, note, city, freeFromCents, freeFromUnits, rates } = method;
  return {
    id,
    kind,
    name,
    note,
    city,
    free_from_cents: freeFromCents,
    free_from_units: freeFromUnits,
    rates: rates.map(presentRate),
  };
}

export function presentManagedMethod(method: ManagedDeliveryMethod): z.output<typeof managedMethodSchema> {
  return {
    ...presentMethod(method),
    kind: method.kind,
    active: method.active,
    updated_at: method.updatedAt.toISOString(),
  };
}

function presentRate(rate: DeliveryRate): z.output<typeof rateSchema> {
  return {
    cep_from: rate.cepFrom,
    cep_to: rate.cepTo,
    state: rate.state,
    district: rate.district,
    over_grams: rate.overGrams,
    up_to_grams: rate.upToGrams,
    price_cents: rate.priceCents,
    days: rate.days,
  };
}
