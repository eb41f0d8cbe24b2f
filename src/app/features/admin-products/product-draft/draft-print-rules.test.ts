import { describe, expect, it } from "vitest";
import { draftPrintRulesOf, noPrintRules, printRulesInputOf, refusePrintRules } from "./draft-print-rules.ts";

describe("the rules of a product for names and numbers, while they are edited", () => {
  it("are those of the shop for a product without its own", () => {
    expect(draftPrintRulesOf(undefined)).toBe(noPrintRules);
    expect(printRulesInputOf(noPrintRules)).toEqual({
      is_refused: false,
      price_cents: null,
      max_letters: null,
    });
  });

  it.each([
    { is_refused: false, price_cents: 3500, max_letters: 10 },
    { is_refused: true, price_cents: 0, max_letters: null },
  ])("come back as they were stored: %j", (stored) => {
    expect(printRulesInputOf(draftPrintRulesOf(stored))).toEqual(stored);
  });

  it("are refused at their fields", () => {
    expect(refusePrintRules({ isPrintable: true, price: "1.2.3", maxLetters: "0" })).toEqual({
      "print_rules.price_cents": "Use um valor de R$ 0,00 a R$ 1.000,00",
      "print_rules.max_letters": "Use um número de 1 a 15",
    });
    expect(refusePrintRules(noPrintRules)).toEqual({});
  });
});
