import { z } from "zod";
import { tidyText } from "../typed-text.ts";

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

export const LONGEST_LEGAL_TEXT = 50_000;

export const legalTextSchema = z
  .string("Escreva o texto da página")
  .transform(tidyText)
  .pipe(
    z.string().min(1, "Escreva o texto da página").max(LONGEST_LEGAL_TEXT, "Use no máximo 50.000 caracteres"),
  );
