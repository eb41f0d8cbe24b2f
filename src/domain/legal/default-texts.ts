import { exchangesText } from "./default-exchanges.ts";
import { privacyText } from "./default-privacy.ts";
import { termsText } from "./default-terms.ts";
import type { LegalSlug } from "./legal-pages.ts";

/** The texts of the legal pages until the owner edits them. They are long, so only the server may import this module. */
export const defaultLegalTexts: Record<LegalSlug, string> = {
  "politica-de-privacidade": privacyText,
  "trocas-e-devolucoes": exchangesText,
  "termos-de-uso": termsText,
};
