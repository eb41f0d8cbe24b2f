import { z } from "zod";
import { formatWhatsapp } from "../delivery/whatsapp-number.ts";
import type { StoreSettings } from "../settings/store-settings.ts";
import { PLACEHOLDER_CNPJ } from "../settings/tax-ids.ts";
import { tidyText } from "../typed-text.ts";
import { exchangesText } from "./default-exchanges.ts";
import { privacyText } from "./default-privacy.ts";
import { termsText } from "./default-terms.ts";

export const legalSlugs = ["politica-de-privacidade", "trocas-e-devolucoes", "termos-de-uso"] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export interface LegalPageInfo {
  title: string;
  /** What search engines show under the title. */
  description: string;
  /** In words that commit the shop to nothing that the law does not ask for; the owner may write others. */
  defaultText: string;
}

export const legalPages: Record<LegalSlug, LegalPageInfo> = {
  "politica-de-privacidade": {
    title: "Política de privacidade",
    description:
      "Quais dados a loja guarda, para quê, por quanto tempo, e como pedir uma cópia ou a exclusão.",
    defaultText: privacyText,
  },
  "trocas-e-devolucoes": {
    title: "Trocas e devoluções",
    description: "Como trocar ou devolver uma camisa, os prazos e quem paga o frete.",
    defaultText: exchangesText,
  },
  "termos-de-uso": {
    title: "Termos de uso",
    description: "As regras para usar a loja, comprar e personalizar camisas.",
    defaultText: termsText,
  },
};

export const isLegalSlug = (text: string): text is LegalSlug => legalSlugs.some((slug) => slug === text);

/** What may stand in a text in braces, so that no address or number is written twice. */
export const legalPlaceholders = {
  loja: "nome da loja",
  razao_social: "razão social",
  cnpj: "CNPJ",
  endereco: "endereço",
  email: "e-mail",
  telefone: "telefone",
  whatsapp: "WhatsApp",
} as const;

type Placeholder = keyof typeof legalPlaceholders;

export function fillLegalText(text: string, store: StoreSettings): string {
  const values: Record<Placeholder, string> = {
    loja: store.name,
    razao_social: store.legalName || store.name,
    cnpj: store.cnpj === "" || store.cnpj === PLACEHOLDER_CNPJ ? "não informado" : store.cnpj,
    endereco: store.address,
    email: store.email,
    telefone: store.phone,
    whatsapp: formatWhatsapp(store.whatsapp.replace(/^55(?=\d{10,11}$)/, "")),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

export const LONGEST_LEGAL_TEXT = 50_000;

export const legalTextSchema = z
  .string("Escreva o texto da página")
  .transform(tidyText)
  .pipe(
    z.string().min(1, "Escreva o texto da página").max(LONGEST_LEGAL_TEXT, "Use no máximo 50.000 caracteres"),
  );
