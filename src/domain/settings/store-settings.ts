import { z } from "zod";
import { socialNetworks } from "./social-networks.ts";

/** What the owner decides about the shop. Each field has a default, so that an older record still reads. */
export const storeSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80),
  tagline: z.string().max(160).default("Camisas de futebol com nome e número, do clube do bairro à seleção."),
  /** Digits only, with or without the country code. */
  whatsapp: z.string().regex(/^\d{10,15}$/),
  phone: z.string().max(40),
  email: z.email(),
  address: z.string().max(200),
  /** Several lines, as the footer shows them. */
  openingHours: z.string().max(300).default("Segunda a sexta, das 9h às 18h"),
  /** Only networks that the shop is on; each address starts with https. */
  socialLinks: z.partialRecord(z.enum(socialNetworks), z.string()).default({}),
  /** Brazilian law asks a shop to show who answers for it. */
  legalName: z.string().max(120).default("Manto Comércio de Artigos Esportivos Ltda."),
  cnpj: z.string().max(20).default("00.000.000/0001-00"),
  customizationSurchargeCents: z.int().min(0).max(100_000).default(2000),
});

export type StoreSettings = z.output<typeof storeSettingsSchema>;

export interface StoreLogoPicture {
  url: string;
  width: number | null;
  height: number | null;
}

/** What every visitor sees: the settings and the logo. What only administrators may read stands in no field of it. */
export interface StoreProfile extends StoreSettings {
  logo: StoreLogoPicture | null;
}
