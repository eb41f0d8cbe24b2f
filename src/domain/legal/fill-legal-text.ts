import { formatOwnNumber } from "../delivery/whatsapp-number.ts";
import type { StoreSettings } from "../settings/store-settings.ts";
import { PLACEHOLDER_CNPJ } from "../settings/tax-ids.ts";

/** The placeholders of a legal text, in braces, so that the shop's data is maintained only in the settings. */
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

/** The settings that a placeholder may insert. */
type NamedInLegalText = Pick<
  StoreSettings,
  "name" | "legalName" | "cnpj" | "address" | "email" | "phone" | "whatsapp"
>;

export function fillLegalText(text: string, store: NamedInLegalText): string {
  const values: Record<Placeholder, string> = {
    loja: store.name,
    razao_social: store.legalName || store.name,
    cnpj: store.cnpj === "" || store.cnpj === PLACEHOLDER_CNPJ ? "não informado" : store.cnpj,
    endereco: store.address,
    email: store.email,
    telefone: store.phone,
    whatsapp: formatOwnNumber(store.whatsapp),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}
