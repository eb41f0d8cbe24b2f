import { z } from "@hono/zod-openapi";
import { socialNetworks } from "#domain/settings/social-networks.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";

/** The public profile of the shop. */
export const storeSchema = z
  .object({
    name: z.string(),
    tagline: z.string(),
    whatsapp: z.string().describe("Só os dígitos; recebe os pedidos"),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    opening_hours: z.string(),
    social_links: z
      .partialRecord(z.enum(socialNetworks), z.string())
      .describe("Só as redes em que a loja está"),
    legal_name: z.string(),
    cnpj: z.string(),
    customization_surcharge_cents: z.int().describe("Por camisa com nome e número"),
    logo: z.object({ url: z.string(), width: z.int().nullable(), height: z.int().nullable() }).nullable(),
  })
  .openapi("Store");

export function presentStore(store: StoreProfile): z.output<typeof storeSchema> {
  return {
    name: store.name,
    tagline: store.tagline,
    whatsapp: store.whatsapp,
    phone: store.phone,
    email: store.email,
    address: store.address,
    opening_hours: store.openingHours,
    social_links: store.socialLinks,
    legal_name: store.legalName,
    cnpj: store.cnpj,
    customization_surcharge_cents: store.customizationSurchargeCents,
    logo: store.logo,
  };
}
