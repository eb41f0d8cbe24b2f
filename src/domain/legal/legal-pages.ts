export const legalSlugs = ["politica-de-privacidade", "trocas-e-devolucoes", "termos-de-uso"] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const legalTitles: Record<LegalSlug, string> = {
  "politica-de-privacidade": "Política de privacidade",
  "trocas-e-devolucoes": "Trocas e devoluções",
  "termos-de-uso": "Termos de uso",
};

export const isLegalSlug = (text: string): text is LegalSlug => legalSlugs.some((slug) => slug === text);
