import { z } from "zod";
import { surchargeSchema } from "../surcharge.ts";
import { CUSTOM_NAME_LENGTH } from "./customization.ts";
import type { PrintRules } from "./print-rules.ts";

const LETTERS_INVALID = `Use um número de 1 a ${CUSTOM_NAME_LENGTH}`;

/** What the back-office may say about the print of a product. */
export const printRulesSchema = z.object({
  is_refused: z.boolean("Diga se a camisa é personalizável").default(false),
  price_cents: surchargeSchema.nullable().default(null),
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
