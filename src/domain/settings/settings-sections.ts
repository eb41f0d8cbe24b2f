import { z } from "zod";
import { emailSchema } from "../accounts/credentials.ts";
import { MAX_SHIRT_GRAMS } from "../delivery/delivery-method.ts";
import { internationalNumber } from "../delivery/whatsapp-number.ts";
import { MAX_INSTALMENTS, MAX_MONTHLY_INTEREST, MAX_PART_CENTS } from "../offers/instalments.ts";
import { MAX_LEAD_DAYS } from "../stock/lead-time-input.ts";
import { MAX_FEW_UNITS } from "../stock/stock-movement.ts";
import { MAX_SURCHARGE_CENTS } from "../surcharge.ts";
import { requiredLine, tidyLine, tidyText } from "../typed-text.ts";
import { type PixAccount, pixFormSchema } from "./pix.ts";
import { type SocialNetwork, socialNetworks } from "./social-networks.ts";
import type { StoreSettings } from "./store-settings.ts";
import { formatCnpj, isCnpj, PLACEHOLDER_CNPJ } from "./tax-ids.ts";

/** All stored settings, including those that only administrators may read. */
export interface StoredSettings {
  profile: StoreSettings;
  pix: PixAccount | null;
}

/** The settings by section; the owner saves one section at a time. */
export interface SectionValues {
  store: Pick<StoreSettings, "name" | "tagline">;
  contact: Pick<StoreSettings, "address" | "phone" | "email" | "whatsapp" | "openingHours" | "socialLinks">;
  legal: Pick<StoreSettings, "legalName" | "cnpj">;
  customization: Pick<StoreSettings, "customizationSurchargeCents">;
  delivery: Pick<StoreSettings, "shirtGrams">;
  stock: Pick<StoreSettings, "fewUnits">;
  papers: Pick<StoreSettings, "asksCpf">;
  fulfilment: Pick<StoreSettings, "fulfilment">;
  instalments: Pick<StoreSettings, "instalments">;
  pix: PixAccount | null;
}

export type SettingsSection = keyof SectionValues;

const line = (max: number) =>
  z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(max, `Use no máximo ${max} caracteres`));

const whatsappText = "Informe o WhatsApp com DDD, como (11) 91234-5678";
const whatsapp = z
  .string(whatsappText)
  .max(40, whatsappText)
  .transform((text) => internationalNumber(text.replace(/\D/g, "")))
  .refine((digits) => /^55[1-9]{2}\d{8,9}$/.test(digits), whatsappText);

const httpsText = "Use um endereço que comece com https://";
const socialLink = z
  .string(httpsText)
  .trim()
  .max(200, "Use no máximo 200 caracteres")
  .refine((text) => text === "" || isHttps(text), httpsText);

const surchargeText = "Informe um valor entre R$ 0,00 e R$ 1.000,00";
const countText = `Informe de 1 a ${MAX_INSTALMENTS} parcelas`;
const interestText = "Informe os juros ao mês, de 0% a 20%";
const partText = "Informe um valor entre R$ 0,00 e R$ 10.000,00";
const fewUnitsText = `Informe um número de 1 a ${MAX_FEW_UNITS}, ou deixe vazio`;
const preparationText = `Informe um número de 0 a ${MAX_LEAD_DAYS}`;
const shirtGramsText = "Informe o peso em gramas, de 1 a 5000";

/** The schemas of the sections' forms. */
export const sectionSchemas = {
  store: z.object({ name: requiredLine(80, "Informe o nome da loja"), tagline: line(160) }),
  contact: z
    .object({
      address: requiredLine(200, "Informe o endereço da loja"),
      phone: requiredLine(40, "Informe o telefone da loja"),
      email: emailSchema,
      whatsapp,
      opening_hours: z.string().transform(tidyText).pipe(z.string().max(300, "Use no máximo 300 caracteres")),
      social_links: z.object({
        instagram: socialLink,
        facebook: socialLink,
        tiktok: socialLink,
        youtube: socialLink,
        x: socialLink,
      } satisfies Record<SocialNetwork, z.ZodType>),
    })
    .transform(({ opening_hours: openingHours, social_links: socialLinks, ...contact }) => ({
      ...contact,
      openingHours,
      socialLinks: usedLinks(socialLinks),
    })),
  legal: z
    .object({
      legal_name: line(120),
      cnpj: line(20)
        .refine(
          (text) => text === "" || text === PLACEHOLDER_CNPJ || isCnpj(text),
          "Este CNPJ não existe: confira os números",
        )
        .transform(formatCnpj),
    })
    .transform(({ legal_name: legalName, cnpj }) => ({ legalName, cnpj })),
  customization: z
    .object({
      customization_surcharge_cents: z
        .int(surchargeText)
        .min(0, surchargeText)
        .max(MAX_SURCHARGE_CENTS, surchargeText),
    })
    .transform(({ customization_surcharge_cents }) => ({
      customizationSurchargeCents: customization_surcharge_cents,
    })),
  delivery: z
    .object({
      shirt_grams: z.int(shirtGramsText).min(1, shirtGramsText).max(MAX_SHIRT_GRAMS, shirtGramsText),
    })
    .transform(({ shirt_grams }) => ({ shirtGrams: shirt_grams })),
  stock: z
    .object({
      few_units: z.int(fewUnitsText).min(1, fewUnitsText).max(MAX_FEW_UNITS, fewUnitsText).nullable(),
    })
    .transform(({ few_units }) => ({ fewUnits: few_units })),
  papers: z.object({ asks_cpf: z.boolean() }).transform(({ asks_cpf }) => ({ asksCpf: asks_cpf })),
  fulfilment: z
    .object({
      steps: z.boolean(),
      preparation_days: z.int(preparationText).min(0, preparationText).max(MAX_LEAD_DAYS, preparationText),
      says_ready: z.boolean(),
    })
    .transform(({ steps, preparation_days, says_ready }) => ({
      fulfilment: steps ? { preparationDays: preparation_days, saysReady: says_ready } : null,
    })),
  instalments: z
    .object({
      /** One part is the whole price: pages then say nothing about parts. */
      count: z.int(countText).min(1, countText).max(MAX_INSTALMENTS, countText),
      monthly_interest: z.int(interestText).min(0, interestText).max(MAX_MONTHLY_INTEREST, interestText),
      minimum_cents: z.int(partText).min(0, partText).max(MAX_PART_CENTS, partText),
    })
    .transform(({ count, monthly_interest, minimum_cents }) => ({
      instalments:
        count === 1 ? null : { count, monthlyInterest: monthly_interest, minimumCents: minimum_cents },
    })),
  pix: pixFormSchema,
} satisfies { [Section in SettingsSection]: z.ZodType<SectionValues[Section]> };

/** The names of the sections in the audit log. */
export const sectionLabels: Record<SettingsSection, string> = {
  store: "Dados da loja",
  contact: "Contato",
  legal: "Dados legais",
  customization: "Personalização",
  delivery: "Entrega",
  stock: "Estoque",
  papers: "CPF no pedido",
  fulfilment: "Etapas e prazos",
  instalments: "Parcelamento",
  pix: "Pix",
};

/** The fields are always in the same order, because a section's version is a hash of its serialised values. */
export function readSections({ profile, pix }: StoredSettings): SectionValues {
  const { name, tagline, address, phone, email, openingHours, legalName, cnpj } = profile;
  return {
    store: { name, tagline },
    contact: {
      address,
      phone,
      email,
      whatsapp: profile.whatsapp,
      openingHours,
      socialLinks: usedLinks(profile.socialLinks),
    },
    legal: { legalName, cnpj },
    customization: { customizationSurchargeCents: profile.customizationSurchargeCents },
    delivery: { shirtGrams: profile.shirtGrams },
    stock: { fewUnits: profile.fewUnits },
    papers: { asksCpf: profile.asksCpf },
    fulfilment: { fulfilment: profile.fulfilment },
    instalments: { instalments: profile.instalments },
    pix: pix && {
      keyType: pix.keyType,
      key: pix.key,
      receiverName: pix.receiverName,
      receiverCity: pix.receiverCity,
    },
  };
}

const writeProfile = (stored: StoredSettings, values: Partial<StoreSettings>): StoredSettings => ({
  ...stored,
  profile: { ...stored.profile, ...values },
});

const writers: {
  [Section in SettingsSection]: (stored: StoredSettings, values: SectionValues[Section]) => StoredSettings;
} = {
  store: writeProfile,
  contact: writeProfile,
  legal: writeProfile,
  customization: writeProfile,
  delivery: writeProfile,
  stock: writeProfile,
  papers: writeProfile,
  fulfilment: writeProfile,
  instalments: writeProfile,
  pix: (stored, pix) => ({ ...stored, pix }),
};

export function writeSection<Section extends SettingsSection>(
  stored: StoredSettings,
  section: Section,
  values: SectionValues[Section],
): StoredSettings {
  return writers[section](stored, values);
}

/** Leaves out networks without an address. */
function usedLinks(links: StoreSettings["socialLinks"]): StoreSettings["socialLinks"] {
  const inOrder = socialNetworks.map((network) => [network, links[network] ?? ""] as const);
  return Object.fromEntries(inOrder.filter(([, url]) => url !== ""));
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:" && text.startsWith("https://");
}
