import { describe, expect, it } from "vitest";
import {
  readSections,
  type SectionValues,
  type SettingsSection,
  type StoredSettings,
  sectionSchemas,
  settingsSections,
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

const messagesOf = (section: SettingsSection, changes: object) => {
  const parsed = sectionSchemas[section].safeParse({ ...readSections(stored)[section], ...changes });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
};

describe("the sections of the settings", () => {
  it.each(settingsSections)("%s is accepted as it was read, and changes nothing", (section) => {
    const values = sectionSchemas[section].parse(
      readSections(stored)[section],
    ) as SectionValues[typeof section];
    const written = writeSection(stored, section, values);
    expect(readSections(written)).toEqual(readSections(stored));
  });

  it("keep a WhatsApp number with its country code", () => {
    const values = sectionSchemas.contact.parse({
      ...readSections(stored).contact,
      whatsapp: "(21) 98888-7777",
    });
    expect(writeSection(stored, "contact", values).profile.whatsapp).toBe("5521988887777");
  });

  it("leave out networks without an address", () => {
    const contact = readSections(stored).contact;
    const social_links = { ...contact.social_links, instagram: "https://instagram.com/manto" };
    const values = sectionSchemas.contact.parse({ ...contact, social_links });
    expect(writeSection(stored, "contact", values).profile.socialLinks).toEqual({
      instagram: "https://instagram.com/manto",
    });
  });

  it("count the surcharge in cents", () => {
    const { profile } = writeSection(stored, "customization", { customization_surcharge: 34.9 });
    expect(profile.customizationSurchargeCents).toBe(3490);
  });
});

describe("a section is refused in Portuguese", () => {
  it.each<[SettingsSection, object, string, string]>([
    ["store", { name: "  " }, "name", "Informe o nome da loja"],
    ["contact", { whatsapp: "123" }, "whatsapp", "Informe o WhatsApp com DDD, como (11) 91234-5678"],
    ["contact", { email: "loja" }, "email", "Digite um email válido"],
    ["legal", { cnpj: "11.222.333/0001-82" }, "cnpj", "Este CNPJ não existe: confira os números"],
    [
      "customization",
      { customization_surcharge: -1 },
      "customization_surcharge",
      "Informe um valor entre R$ 0,00 e R$ 1.000,00",
    ],
    [
      "customization",
      { customization_surcharge: 1.005 },
      "customization_surcharge",
      "Use no máximo duas casas decimais",
    ],
  ])("%s with %o", (section, changes, field, message) => {
    expect(messagesOf(section, changes)).toEqual({ [field]: message });
  });

  it.each(["http://instagram.com/manto", "javascript:alert(1)", "instagram.com/manto", "https:/x"])(
    "for a social link that is not https: %s",
    (instagram) => {
      const { social_links } = readSections(stored).contact;
      expect(messagesOf("contact", { social_links: { ...social_links, instagram } })).toEqual({
        "social_links.instagram": "Use um endereço que comece com https://",
      });
    },
  );
});

it("an empty CNPJ and the demo's placeholder are both accepted", () => {
  expect(messagesOf("legal", { cnpj: "" })).toEqual({});
  expect(messagesOf("legal", { cnpj: PLACEHOLDER_CNPJ })).toEqual({});
});
