/** Parses typed prices; an ambiguous one is refused rather than guessed. */
import { isWholeCents, reaisToCents } from "../reais.ts";

/** R$ 999.999,99: far above any shirt. What an order may add up to has a limit of its own, MAX_TOTAL_CENTS. */
export const MAX_PRICE_CENTS = 99_999_999;

/** A dot counts as the thousands separator only if cents follow: "1.299" alone is ambiguous. */
const withThousands = /^\d{1,3}\.\d{3},\d{1,2}$/;
const plain = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** "199.90", "199,90", "1.299,90", "R$ 1.299,90" → cents. Undefined for text that is not a price or is ambiguous. */
export function parsePrice(typed: string | number): number | undefined {
  if (typeof typed === "number") return isWholeCents(typed) ? withinLimits(reaisToCents(typed)) : undefined;
  const text = typed.replace(/^\s*R\$/i, "").replace(/\s/gu, "");
  if (withThousands.test(text)) return toCents(text.replace(".", ""));
  if (plain.test(text)) return toCents(text);
  return undefined;
}

function toCents(text: string): number | undefined {
  const [reais = "", cents = ""] = text.split(/[.,]/);
  return withinLimits(Number(reais + cents.padEnd(2, "0")));
}

function withinLimits(cents: number): number | undefined {
  return cents >= 0 && cents <= MAX_PRICE_CENTS ? cents : undefined;
}
