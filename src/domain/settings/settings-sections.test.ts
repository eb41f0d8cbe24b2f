import { describe, expect, it } from "vitest";
import {
  readSections,
  type SettingsSection,
  type StoredSettings,
  sectionSchemas,
  writeSection,
} from "./settings-sections.ts";
import { storeSettingsSchema } from "./store-settings.ts";
import { PLACEHOLDER_CNPJ } from "./tax-ids.ts";

const stored: StoredSettings = {
  profile: storeSettingsSchema.parse({
    name: "Manto",
    whatsapp: "5511900000000",
    phone: "(11) 4000-0000",
    email: "loja@exemplo.com.br",
    address: "Rua do Estádio, 1000",
  }),
  pix: null,
};

const links = { instagram: "", facebook: "", tiktok: "", youtube: "", x: "" };
const contact = {
  address: "Rua do Estádio, 1000",
  phone: "(11) 4000-0000",
  email: "loja@exemplo.com.br",
  whatsapp: "(11) 90000-0000",
  opening_hours: "",
  social_links: links,
};
/** Valid input for each section. */
const forms: Record<SettingsSection, object> = {
  store: { name: "Manto", tagline: "" },
  contact,
  legal: { legal_name: "Manto Ltda.", cnpj: "" },
  customization: { customization_surcharge_cents: 2000 },
  delivery: { shirt_grams: 300 },
  stock: { few_units: 3 },
  papers: { asks_cpf: true },
  fulfilment: { steps: true, preparation_days: 2, says_ready: true },
  instalments: { count: 6, monthly_interest: 199, minimum_cents: 3000 },
  pix: { key_type: "cpf", key: "", receiver_name: "", receiver_city: "" },
};

const messagesOf = (section: SettingsSection, changes: object) => {
  const parsed = sectionSchemas[section].safeParse({ ...forms[section], ...changes });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
};

describe("the sections of the settings", () => {
  it("store a WhatsApp number with its country code", () => {
    const values = sectionSchemas.contact.parse({ ...contact, whatsapp: "(21) 98888-7777" });
    expect(writeSection(stored, "contact", values).profile.whatsapp).toBe("5521988887777");
  });

  it("leave out networks without an address", () => {
    const social_links = { ...links, instagram: "https://instagram.com/manto" };
    const values = sectionSchemas.contact.parse({ ...contact, social_links });
    expect(writeSection(stored, "contact", values).profile.socialLinks).toEqual({
      instagram: "https://instagram.com/manto",
    });
  });

  it("count the surcharge in cents", () => {
    const values = sectionSchemas.customization.parse({ customization_surcharge_cents: 3490 });
    const { profile } = writeSection(stored, "customization", values);
    expect(profile.customizationSurchargeCents).toBe(3490);
  });

  it("say from how many units on few are left, or of none", () => {
    const few = (few_units: unknown) =>
      writeSection(stored, "stock", sectionSchemas.stock.parse({ few_units })).profile.fewUnits;
    expect([few(20), few(null)]).toEqual([20, null]);
    for (const few_units of [0, 21, 1.5, Number.NaN]) {
      expect(messagesOf("stock", { few_units })).toEqual({
        few_units: "Informe um número de 1 a 20, ou deixe vazio",
      });
    }
  });

  it("count what a shirt weighs in whole grams", () => {
    const values = sectionSchemas.delivery.parse({ shirt_grams: 420 });
    expect(writeSection(stored, "delivery", values).profile.shirtGrams).toBe(420);
    for (const shirt_grams of [0, 5001, 0.5, Number.NaN]) {
      expect(messagesOf("delivery", { shirt_grams })).toEqual({
        shirt_grams: "Informe o peso em gramas, de 1 a 5000",
      });
    }
  });

  it("do not change each other", () => {
    const pix = { keyType: "email", key: "a@b.co", receiverName: "Manto", receiverCity: "Recife" } as const;
    const written = writeSection(stored, "pix", pix);
    expect(readSections(written)).toEqual({ ...readSections(stored), pix });
  });

  it("are read alike in whatever order the database returns the fields", () => {
    const socialLinks = { instagram: "https://i.co/m", x: "https://x.com/m" };
    const pix = { keyType: "email", key: "a@b.co", receiverName: "Manto", receiverCity: "Recife" } as const;
    const read = (settings: StoredSettings) => JSON.stringify(readSections(settings));
    const turnedRound = <Fields extends object>(fields: Fields): Fields =>
      Object.fromEntries(Object.entries(fields).reverse()) as Fields;
    expect(
      read({
        profile: turnedRound({ ...stored.profile, socialLinks: turnedRound(socialLinks) }),
        pix: turnedRound(pix),
      }),
    ).toBe(read({ profile: { ...stored.profile, socialLinks }, pix }));
  });
});

describe("a section is refused in Portuguese", () => {
  const outOfRange = "Informe um valor entre R$ 0,00 e R$ 1.000,00";

  it.each<[SettingsSection, object, string, string]>([
    ["store", { name: "  " }, "name", "Informe o nome da loja"],
    ["contact", { whatsapp: "123" }, "whatsapp", "Informe o WhatsApp com DDD, como (11) 91234-5678"],
    ["contact", { email: "loja" }, "email", "Digite um email válido"],
    ["legal", { cnpj: "11.222.333/0001-82" }, "cnpj", "Este CNPJ não existe: confira os números"],
  ])("%s with %o", (section, changes, field, message) => {
    expect(messagesOf(section, changes)).toEqual({ [field]: message });
  });

  it.each([-1, 100_001, 20.5, Number.NaN, null, "2000"])("for a surcharge of %o cents", (cents) => {
    expect(messagesOf("customization", { customization_surcharge_cents: cents })).toEqual({
      customization_surcharge_cents: outOfRange,
    });
  });

  it.each(["http://instagram.com/manto", "javascript:alert(1)", "instagram.com/manto", "https:/x"])(
    "for a social link that is not https: %s",
    (instagram) => {
      expect(messagesOf("contact", { social_links: { ...links, instagram } })).toEqual({
        "social_links.instagram": "Use um endereço que comece com https://",
      });
    },
  );
});

it("an empty CNPJ and the demo's placeholder are both accepted", () => {
  expect(messagesOf("legal", { cnpj: "" })).toEqual({});
  expect(messagesOf("legal", { cnpj: PLACEHOLDER_CNPJ })).toEqual({});
});
