import type { LegalSlug } from "./legal-pages.ts";

/** What search engines show under the title. */
export const legalDescriptions: Record<LegalSlug, string> = {
  "politica-de-privacidade":
    "Quais dados a loja guarda, para quê, por quanto tempo, e como pedir uma cópia ou a exclusão.",
  "trocas-e-devolucoes": "Como trocar ou devolver uma camisa, os prazos e quem paga o frete.",
  "termos-de-uso": "As regras para usar a loja, comprar e personalizar camisas.",
};
