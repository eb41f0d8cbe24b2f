import { z } from "@hono/zod-openapi";
import { formatOwnNumber } from "#domain/delivery/whatsapp-number.ts";
import { pixKeyTypes } from "#domain/settings/pix.ts";
import type { SectionValues, SettingsSection } from "#domain/settings/settings-sections.ts";
import type { SocialNetwork } from "#domain/settings/social-networks.ts";
import type { AllSections, ReadSection } from "./sections-service.ts";

/** What the form begins with in a shop without steps. */
const FIRST_PREPARATION_DAYS = 2;

/** The settings in the shape of the back-office's forms. Sending them back unchanged changes nothing. */
const withVersion = <Values extends z.ZodType>(values: Values) =>
  z.object({
    version: z.string().describe("Destes valores; quem os altera diz em qual se baseou"),
    values,
  });

export const sectionAnswers = {
  store: withVersion(z.object({ name: z.string(), tagline: z.string() })).openapi("StoreSettings"),
  contact: withVersion(
    z.object({
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      whatsapp: z.string().describe("Como as pessoas o escrevem, com DDD"),
      opening_hours: z.string(),
      social_links: z
        .object({
          instagram: z.string(),
          facebook: z.string(),
          tiktok: z.string(),
          youtube: z.string(),
          x: z.string(),
        } satisfies Record<SocialNetwork, z.ZodType>)
        .describe("Vazio onde a loja não está"),
    }),
  ).openapi("ContactSettings"),
  legal: withVersion(z.object({ legal_name: z.string(), cnpj: z.string() })).openapi("LegalSettings"),
  customization: withVersion(z.object({ customization_surcharge_cents: z.int() })).openapi(
    "CustomizationSettings",
  ),
  delivery: withVersion(z.object({ shirt_grams: z.int().describe("O peso de uma camisa embalada") })).openapi(
    "DeliverySettings",
  ),
  stock: withVersion(
    z.object({
      few_units: z
        .int()
        .nullable()
        .describe("A partir de quantas unidades a loja diz que são as últimas; nulo se não diz"),
    }),
  ).openapi("StockSettings"),
  papers: withVersion(
    z.object({ asks_cpf: z.boolean().describe("Se o pedido tem um campo para o CPF, que pode ficar vazio") }),
  ).openapi("PaperSettings"),
  fulfilment: withVersion(
    z.object({
      steps: z.boolean().describe("Se os pedidos têm etapas e prazo"),
      preparation_days: z.int().describe("Dias úteis até a saída de um pedido sem nada sob encomenda"),
      says_ready: z.boolean().describe("Se a loja diz 'Pronta entrega'"),
    }),
  ).openapi("FulfilmentSettings"),
  instalments: withVersion(
    z.object({
      count: z.int().describe("Uma se a loja não fala em parcelas"),
      monthly_interest: z.int().describe("Juros ao mês, em centésimos de por cento"),
      minimum_cents: z.int().describe("A menor parcela"),
    }),
  ).openapi("InstalmentSettings"),
  pix: withVersion(
    z.object({
      key_type: z.enum(pixKeyTypes),
      key: z.string().describe("Vazia se a loja não usa Pix"),
      receiver_name: z.string(),
      receiver_city: z.string(),
    }),
  ).openapi("PixSettings"),
};

export const settingsSchema = z.object(sectionAnswers).openapi("Settings");

type Answers = z.output<typeof settingsSchema>;

const presentValues: {
  [Section in SettingsSection]: (values: SectionValues[Section]) => Answers[Section]["values"];
} = {
  store: ({ name, tagline }) => ({ name, tagline }),
  contact: ({ address, phone, email, whatsapp, openingHours, socialLinks }) => ({
    address,
    phone,
    email,
    whatsapp: formatOwnNumber(whatsapp),
    opening_hours: openingHours,
    social_links: {
      instagram: socialLinks.instagram ?? "",
      facebook: socialLinks.facebook ?? "",
      tiktok: socialLinks.tiktok ?? "",
      youtube: socialLinks.youtube ?? "",
      x: socialLinks.x ?? "",
    },
  }),
  legal: ({ legalName, cnpj }) => ({ legal_name: legalName, cnpj }),
  customization: ({ customizationSurchargeCents }) => ({
    customization_surcharge_cents: customizationSurchargeCents,
  }),
  delivery: ({ shirtGrams }) => ({ shirt_grams: shirtGrams }),
  stock: ({ fewUnits }) => ({ few_units: fewUnits }),
  papers: ({ asksCpf }) => ({ asks_cpf: asksCpf }),
  fulfilment: ({ fulfilment }) => ({
    steps: fulfilment !== null,
    preparation_days: fulfilment?.preparationDays ?? FIRST_PREPARATION_DAYS,
    says_ready: fulfilment?.saysReady ?? false,
  }),
  instalments: ({ instalments }) => ({
    count: instalments?.count ?? 1,
    monthly_interest: instalments?.monthlyInterest ?? 0,
    minimum_cents: instalments?.minimumCents ?? 0,
  }),
  pix: (account) => ({
    key_type: account?.keyType ?? "cpf",
    key: account?.key ?? "",
    receiver_name: account?.receiverName ?? "",
    receiver_city: account?.receiverCity ?? "",
  }),
};

export function presentSection<Section extends SettingsSection>(
  section: Section,
  { version, values }: ReadSection<SectionValues[Section]>,
) {
  return { version, values: presentValues[section](values) };
}

export function presentSettings(sections: AllSections): Answers {
  const { store, contact, legal, customization, delivery, stock, papers, fulfilment, instalments, pix } =
    sections;
  return {
    store: presentSection("store", store),
    contact: presentSection("contact", contact),
    legal: presentSection("legal", legal),
    customization: presentSection("customization", customization),
    delivery: presentSection("delivery", delivery),
    stock: presentSection("stock", stock),
    papers: presentSection("papers", papers),
    fulfilment: presentSection("fulfilment", fulfilment),
    instalments: presentSection("instalments", instalments),
    pix: presentSection("pix", pix),
  };
}
