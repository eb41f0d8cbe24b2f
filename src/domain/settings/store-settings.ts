import { z } from "zod";
import { MAX_SHIRT_GRAMS } from "../delivery/delivery-method.ts";
import { MAX_INSTALMENTS, MAX_MONTHLY_INTEREST, MAX_PART_CENTS } from "../offers/instalments.ts";
import { MAX_LEAD_DAYS } from "../stock/lead-time-input.ts";
import { MAX_FEW_UNITS } from "../stock/stock-movement.ts";
import { MAX_SURCHARGE_CENTS } from "../surcharge.ts";
import { socialNetworks } from "./social-networks.ts";

/** The settings that the owner edits. Newer fields have a default, so that an older record still parses. */
export const storeSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80),
  tagline: z.string().max(160).default("Camisas de futebol com nome e número, do clube do bairro à seleção."),
  /** Digits only, with or without the country code. */
  whatsapp: z.string().regex(/^\d{10,15}$/),
  phone: z.string().max(40),
  email: z.email(),
  address: z.string().max(200),
  /** Several lines, shown in the footer. */
  openingHours: z.string().max(300).default("Segunda a sexta, das 9h às 18h"),
  /** Only networks that the shop uses; each URL starts with https. */
  socialLinks: z.partialRecord(z.enum(socialNetworks), z.string()).default({}),
  /** Brazilian law requires a shop to show the company that is responsible for it. */
  legalName: z.string().max(120).default("Manto Comércio de Artigos Esportivos Ltda."),
  cnpj: z.string().max(20).default("00.000.000/0001-00"),
  customizationSurchargeCents: z.int().min(0).max(MAX_SURCHARGE_CENTS).default(2000),
  /** What one packed shirt weighs, for deliveries whose price depends on the weight. */
  shirtGrams: z.int().min(1).max(MAX_SHIRT_GRAMS).default(300),
  /** From how many units on pages say that few are left, and the owner is told; null if only 'sold out' is said. */
  fewUnits: z.int().min(1).max(MAX_FEW_UNITS).nullable().default(null),
  /** Whether a shopper may give a CPF with an order, for its papers. */
  asksCpf: z.boolean().default(false),
  /** The steps of orders and what they promise; null while the shop has only the two statuses. */
  fulfilment: z
    .object({ preparationDays: z.int().min(0).max(MAX_LEAD_DAYS), saysReady: z.boolean() })
    .nullable()
    .default(null),
  /** What pages say about paying in parts; null if they say nothing. */
  instalments: z
    .object({
      count: z.int().min(2).max(MAX_INSTALMENTS),
      monthlyInterest: z.int().min(0).max(MAX_MONTHLY_INTEREST),
      minimumCents: z.int().min(0).max(MAX_PART_CENTS),
    })
    .nullable()
    .default(null),
});

export type StoreSettings = z.output<typeof storeSettingsSchema>;

export interface StoreLogoPicture {
  url: string;
  width: number | null;
  height: number | null;
}

/** The settings that every page may show, and the logo. It has no field that only administrators may read. */
export interface StoreProfile
  extends Omit<StoreSettings, "shirtGrams" | "fewUnits" | "fulfilment" | "asksCpf"> {
  /** Present where a shopper may give a CPF. */
  asksCpf?: boolean;
  logo: StoreLogoPicture | null;
}
