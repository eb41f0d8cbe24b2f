import { expect, it } from "vitest";
import {
  readSections,
  type StoredSettings,
  sectionSchemas,
  writeSection,
} from "#domain/settings/settings-sections.ts";
import { storeSettingsSchema } from "#domain/settings/store-settings.ts";
import { presentSettings } from "./present-settings.ts";

const profile = storeSettingsSchema.parse({
  name: "Manto",
  whatsapp: "5511900000000",
  phone: "(11) 4000-0000",
  email: "loja@exemplo.com.br",
  address: "Rua do Estádio, 1000",
  socialLinks: { instagram: "https://instagram.com/manto" },
});
const account = {
  keyType: "phone",
  key: "+5511912345678",
  receiverName: "Manto",
  receiverCity: "Recife",
} as const;

const present = (stored: StoredSettings) => {
  const { store, contact, legal, customization, delivery, stock, papers, fulfilment, instalments, pix } =
    readSections(stored);
  const version = "1";
  return presentSettings({
    store: { version, values: store },
    contact: { version, values: contact },
    legal: { version, values: legal },
    customization: { version, values: customization },
    delivery: { version, values: delivery },
    stock: { version, values: stock },
    papers: { version, values: papers },
    fulfilment: { version, values: fulfilment },
    instalments: { version, values: instalments },
    pix: { version, values: pix },
  });
};

it.each<[string, StoredSettings]>([
  [
    "with Pix",
    {
      profile: {
        ...profile,
        shirtGrams: 420,
        fewUnits: 5,
        asksCpf: true,
        fulfilment: { preparationDays: 3, saysReady: true },
        instalments: { count: 6, monthlyInterest: 199, minimumCents: 3000 },
      },
      pix: account,
    },
  ],
  ["without Pix", { profile, pix: null }],
])("what a form shows is accepted as it is, and changes nothing: %s", (_, stored) => {
  const { store, contact, legal, customization, delivery, stock, papers, fulfilment, instalments, pix } =
    present(stored);
  let written = writeSection(stored, "store", sectionSchemas.store.parse(store.values));
  written = writeSection(written, "contact", sectionSchemas.contact.parse(contact.values));
  written = writeSection(written, "legal", sectionSchemas.legal.parse(legal.values));
  const surcharge = sectionSchemas.customization.parse(customization.values);
  written = writeSection(written, "customization", surcharge);
  written = writeSection(written, "delivery", sectionSchemas.delivery.parse(delivery.values));
  written = writeSection(written, "stock", sectionSchemas.stock.parse(stock.values));
  written = writeSection(written, "papers", sectionSchemas.papers.parse(papers.values));
  written = writeSection(written, "fulfilment", sectionSchemas.fulfilment.parse(fulfilment.values));
  written = writeSection(written, "instalments", sectionSchemas.instalments.parse(instalments.values));
  written = writeSection(written, "pix", sectionSchemas.pix.parse(pix.values));
  expect(written).toEqual(stored);
});

it("a form has a field for every network, and the number as people write it", () => {
  expect(present({ profile, pix: null }).contact.values).toMatchObject({
    whatsapp: "(11) 90000-0000",
    social_links: { instagram: "https://instagram.com/manto", facebook: "", tiktok: "", youtube: "", x: "" },
  });
});
