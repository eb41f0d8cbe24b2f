export const legalSlugs = ["politica-de-privacidade", "trocas-e-devolucoes", "termos-de-uso"] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export interface LegalPageInfo {
  title: string;
  /** What search engines show under the title. */
  description: string;
}

export const legalPages: Record<LegalSlug, LegalPageInfo> = {
  "politica-de-privacidade": {
    title: "Política de privacidade",
    description:
      "Quais dados a loja guarda, para quê, por quanto tempo, e como pedir uma cópia ou a exclusão.",
  },
  "trocas-e-devolucoes": {
    title: "Trocas e devoluções",
    description: "Como trocar ou devolver uma camisa, os prazos e quem paga o frete.",
  },
  "termos-de-uso": {
    title: "Termos de uso",
    description: "As regras para usar a loja, comprar e personalizar camisas.",
  },
};

export const isLegalSlug = (text: string): text is LegalSlug => legalSlugs.some((slug) => slug === text);
