import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToDecimal } from "#domain/money.ts";
import { type PrintRulesInput, printRulesSchema } from "#domain/print/print-rules-input.ts";
import type { AdminProduct } from "./admin-product.ts";

/** What a product says about names and numbers, as it is typed. Empty texts follow the shop. */
export interface DraftPrintRules {
  isPrintable: boolean;
  price: string;
  maxLetters: string;
}

export const noPrintRules: DraftPrintRules = { isPrintable: true, price: "", maxLetters: "" };

export function draftPrintRulesOf(rules: AdminProduct["print_rules"]): DraftPrintRules {
  if (!rules) return noPrintRules;
  return {
    isPrintable: !rules.is_refused,
    price: rules.price_cents === null ? "" : centsToDecimal(rules.price_cents),
    maxLetters: rules.max_letters === null ? "" : String(rules.max_letters),
  };
}

/** Price and letters are kept while nothing is printed, for when it is again. */
export function printRulesInputOf({ isPrintable, price, maxLetters }: DraftPrintRules): PrintRulesInput {
  return {
    is_refused: !isPrintable,
    price_cents: price === "" ? null : (parsePrice(price) ?? Number.NaN),
    max_letters: maxLetters === "" ? null : Number(maxLetters),
  };
}

export function refusePrintRules(rules: DraftPrintRules): FieldErrors {
  const { error } = printRulesSchema.safeParse(printRulesInputOf(rules));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [`print_rules.${path.join(".")}`, message]),
  );
}
