import { describe, expect, it } from "vitest";
import { storeSettingsSchema } from "../settings/store-settings.ts";
import { defaultLegalTexts } from "./default-texts.ts";
import { fillLegalText, legalPlaceholders } from "./fill-legal-text.ts";
import { legalSlugs } from "./legal-pages.ts";
import { parseLegalText } from "./legal-text.ts";
import { legalTextSchema } from "./legal-text-schema.ts";

const store = storeSettingsSchema.parse({
  name: "Manto",
  whatsapp: "5511900000000",
  phone: "(11) 4000-0000",
  email: "loja@exemplo.com.br",
  address: "Rua do Estádio, 1000",
  cnpj: "11.222.333/0001-81",
});

describe.each(legalSlugs)("the default text of %s", (slug) => {
  const defaultText = defaultLegalTexts[slug];

  it("uses only placeholders that exist, and all are filled in", () => {
    const names = [...defaultText.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    for (const name of names) expect(Object.keys(legalPlaceholders)).toContain(name);
    expect(fillLegalText(defaultText, store)).not.toMatch(/[{}]/);
  });

  it("passes the validation of a text that the owner writes", () => {
    expect(legalTextSchema.parse(defaultText)).toBe(defaultText);
    expect(parseLegalText(defaultText).filter(({ kind }) => kind === "heading").length).toBeGreaterThan(4);
  });
});

it("says that the demo's CNPJ is not filled in yet", () => {
  expect(fillLegalText("{cnpj}", { ...store, cnpj: "00.000.000/0001-00" })).toBe("não informado");
});

it("leaves unknown placeholders as they are", () => {
  expect(fillLegalText("{nada} {toString}", store)).toBe("{nada} {toString}");
});

it("grants the seven days of the consumer code", () => {
  expect(defaultLegalTexts["trocas-e-devolucoes"]).toContain("**7 dias corridos**");
});
