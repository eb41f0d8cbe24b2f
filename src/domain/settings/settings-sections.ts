import { z } from "zod";
import { emailSchema } from "../accounts/credentials.ts";
import { formatWhatsapp, internationalNumber } from "../delivery/whatsapp-number.ts";
import { centsToReais, reaisToCents } from "../money.ts";
import { requiredLine, tidyLine, tidyText } from "../typed-text.ts";
import { type PixAccount, pixFormSchema } from "./pix.ts";
import { type SocialNetwork, socialNetworks } from "./social-networks.ts";
import type { StoreSettings } from "./store-settings.ts";
import { formatCnpj, isCnpj, PLACEHOLDER_CNPJ } from "./tax-ids.ts";

/** Everything that is kept about the shop, whoever may read it. */
export interface StoredSettings {
  profile: StoreSettings;
  pix: PixAccount | null;
}

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

/** What the owner may change together, as the API takes and shows it. */
export const sectionSchemas = {
  store: z.object({ name: requiredLine(80, "Informe o nome da loja"), tagline: line(160) }),
  contact: z.object({
    address: requiredLine(200, "Informe o endereço da loja"),
    phone: requiredLine(40, "Informe o telefone da loja"),
    email: emailSchema,
    whatsapp,
    opening_hours: z.string().transform(tidyText).pipe(z.string().max(300, "Use no máximo 300 caracteres")),
    social_links: z.object(
      Object.fromEntries(socialNetworks.map((network) => [network, socialLink])) as Record<
        SocialNetwork,
        typeof socialLink
      >,
    ),
  }),
  legal: z.object({
    legal_name: line(120),
    cnpj: line(20)
      .refine(
        (text) => text === "" || text === PLACEHOLDER_CNPJ || isCnpj(text),
        "Este CNPJ não existe: confira os números",
      )
      .transform(formatCnpj),
  }),
  customization: z.object({
    customization_surcharge: z
      .number(surchargeText)
      .min(0, surchargeText)
      .max(1000, surchargeText)
      .refine((reais) => reaisToCents(reais) !== undefined, "Use no máximo duas casas decimais"),
  }),
  pix: pixFormSchema,
};

export type SettingsSection = keyof typeof sectionSchemas;
export type SectionValues = { [Section in SettingsSection]: z.output<(typeof sectionSchemas)[Section]> };

export const settingsSections = Object.keys(sectionSchemas) as SettingsSection[];

/** As the log of changes names them. */
export const sectionLabels: Record<SettingsSection, string> = {
  store: "Dados da loja",
  contact: "Contato",
  legal: "Dados legais",
  customization: "Personalização",
  pix: "Pix",
};

export function readSections({ profile, pix }: StoredSettings): SectionValues {
  const links = profile.socialLinks;
  return {
    store: { name: profile.name, tagline: profile.tagline },
    contact: {
      address: profile.address,
      phone: profile.phone,
      email: profile.email,
      whatsapp: formatWhatsapp(profile.whatsapp.replace(/^55(?=\d{10,11}$)/, "")),
      opening_hours: profile.openingHours,
      social_links: Object.fromEntries(
        socialNetworks.map((network) => [network, links[network] ?? ""]),
      ) as Record<SocialNetwork, string>,
    },
    legal: { legal_name: profile.legalName, cnpj: profile.cnpj },
    customization: { customization_surcharge: centsToReais(profile.customizationSurchargeCents) },
    pix: {
      key_type: pix?.keyType ?? "cpf",
      key: pix?.key ?? "",
      receiver_name: pix?.receiverName ?? "",
      receiver_city: pix?.receiverCity ?? "",
    },
  };
}

/** Each takes the checked values of its section into the settings. */
const writers: {
  [Section in SettingsSection]: (
    values: SectionValues[Section],
  ) => Partial<StoreSettings> | { pix: PixAccount | null };
} = {
  store: ({ name, tagline }) => ({ name, tagline }),
  contact: ({ address, phone, email, whatsapp: number, opening_hours, social_links }) => ({
    address,
    phone,
    email,
    whatsapp: number,
    openingHours: opening_hours,
    socialLinks: Object.fromEntries(Object.entries(social_links).filter(([, url]) => url !== "")),
  }),
  legal: ({ legal_name, cnpj }) => ({ legalName: legal_name, cnpj }),
  customization: ({ customization_surcharge }) => ({
    customizationSurchargeCents: reaisToCents(customization_surcharge) ?? 0,
  }),
  pix: ({ key_type, key, receiver_name, receiver_city }) => ({
    pix:
      key === ""
        ? null
        : { keyType: key_type, key, receiverName: receiver_name, receiverCity: receiver_city },
  }),
};

export function writeSection<Section extends SettingsSection>(
  stored: StoredSettings,
  section: Section,
  values: SectionValues[Section],
): StoredSettings {
  const change = writers[section](values);
  if ("pix" in change) return { ...stored, pix: change.pix };
  return { ...stored, profile: { ...stored.profile, ...change } };
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:" && text.startsWith("https://");
}
