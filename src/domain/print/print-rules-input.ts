import { z } from "zod";
import { CUSTOM_NAME_LENGTH, MAX_SURCHARGE_CENTS } from "./customization.ts";
import type { PrintRules } from "./print-rules.ts";

const PRICE_INVALID = "Use um valor de R$ 0,00 a R$ 1.000,00";
const LETTERS_INVALID = `Use um número de 1 a ${CUSTOM_NAME_LENGTH}`;

/** What the back-office may say about the print of a product. */
export const printRulesSchema = z.object({
  is_refused: z.boolean("Diga se a camisa é personalizável").default(false),
  price_cents: z
    .int(PRICE_INVALID)
    .min(0, PRICE_INVALID)
    .max(MAX_SURCHARGE_CENTS, PRICE_INVALID)
    .nullable()
    .default(null),
  max_letters: z
    .int(LETTERS_INVALID)
    .min(1, LETTERS_INVALID)
    .max(CUSTOM_NAME_LENGTH, LETTERS_INVALID)
    .nullable()
    .default(null),
});

export type PrintRulesInput = z.output<typeof printRulesSchema>;

/** Rules that say nothing are none. */
export function toPrintRules(input: PrintRulesInput | null): PrintRules | null {
  if (!input) return null;
  const { is_refused: isRefused, price_cents: priceCents, max_letters: maxLetters } = input;
  const saysNothing = !isRefused && priceCents === null && maxLetters === null;
  return saysNothing ? null : { isRefused, priceCents, maxLetters };
}

export const fromPrintRules = ({ isRefused, priceCents, maxLetters }: PrintRules): PrintRulesInput => ({
  is_refused: isRefused,
  price_cents: priceCents,
  max_letters: maxLetters,
});
