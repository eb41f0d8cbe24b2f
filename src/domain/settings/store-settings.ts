import { z } from "zod";

/** What the owner decides about the shop. Each field has a default, so that an older record still reads. */
export const storeSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80),
  tagline: z.string().max(160).default("Camisas de futebol com nome e número, do clube do bairro à seleção."),
  /** Digits only, with or without the country code. */
  whatsapp: z.string().regex(/^\d{10,15}$/),
  phone: z.string().max(40),
  email: z.email(),
  address: z.string().max(200),
  /** Brazilian law asks a shop to show who answers for it. */
  legalName: z.string().max(120).default("Manto Comércio de Artigos Esportivos Ltda."),
  cnpj: z.string().max(20).default("00.000.000/0001-00"),
  customizationSurchargeCents: z.int().min(0).max(100_000).default(2000),
});

export type StoreSettings = z.output<typeof storeSettingsSchema>;

/** The part every visitor sees. */
export type StoreProfile = StoreSettings;
