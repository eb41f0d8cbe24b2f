import { z } from "@hono/zod-openapi";
import { offerSchema, presentOffer } from "../offers/present-offer.ts";
import type { ManagedOffer } from "./read-managed-offers.ts";

export const managedOfferSchema = offerSchema
  .extend({
    active: z.boolean(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    max_uses: z.int().nullable(),
    max_uses_per_customer: z.int().nullable(),
    uses: z.int().describe("Contados para o limite"),
    orders: z.int().describe("Pedidos que a receberam"),
    discount_cents: z.int().describe("Quanto ela deu"),
    revenue_cents: z.int().describe("O total desses pedidos"),
    updated_at: z.string(),
  })
  .openapi("ManagedOffer");

export function presentManagedOffer(offer: ManagedOffer): z.output<typeof managedOfferSchema> {
  return {
    ...presentOffer(offer),
    active: offer.active,
    starts_at: offer.startsAt?.toISOString() ?? null,
    ends_at: offer.endsAt?.toISOString() ?? null,
    max_uses: offer.maxUses,
    max_uses_per_customer: offer.maxUsesPerCustomer,
    uses: offer.uses,
    orders: offer.orders,
    discount_cents: offer.discountCents,
    revenue_cents: offer.revenueCents,
    updated_at: offer.updatedAt.toISOString(),
  };
}
