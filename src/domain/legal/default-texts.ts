import { exchangesText } from "./default-exchanges.ts";
import { privacyText } from "./default-privacy.ts";
import { termsText } from "./default-terms.ts";
import type { LegalSlug } from "./legal-pages.ts";

/** What the pages say until the owner writes something else. Long, so not for the browser: the server sends them. */
export const defaultLegalTexts: Record<LegalSlug, string> = {
  "politica-de-privacidade": privacyText,
  "trocas-e-devolucoes": exchangesText,
  "termos-de-uso": termsText,
};
