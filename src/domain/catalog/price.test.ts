import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToDecimal, formatCents } from "../money.ts";
import { MAX_PRICE_CENTS, parsePrice } from "./price.ts";

describe("a typed price", () => {
  it.each([
    ["199.90", 19990],
    ["199,90", 19990],
    ["1.299,90", 129990],
    ["R$ 1.299,90", 129990],
    ["r$199", 19900],
    ["R$\u00a0289,90", 28990],
    [" 199 ", 19900],
    ["199,9", 19990],
    ["0", 0],
    ["0,01", 1],
    ["1299.90", 129990],
    ["999.999,99", MAX_PRICE_CENTS],
    [289.9, 28990],
    [0, 0],
  ])("%j is %s cents", (typed, cents) => {
    expect(parsePrice(typed)).toBe(cents);
  });

  it.each([
    "",
    "abc",
    "-10",
    "1.299",
    "1.299.000",
    "1.299.000,00",
    "1,299",
    "1,299.90",
    "1.29.90",
    "12.34,56",
    "199.",
    ",90",
    "1e3",
    "1 000 000",
    "1000000",
    "R$",
    "199,999",
    "0x10",
    "١٢",
    "Infinity",
  ])("%j is refused", (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  it.each([-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000])(
    "the number %s is refused",
    (typed) => {
      expect(parsePrice(typed)).toBeUndefined();
    },
  );
});

const cents = fc.integer({ min: 0, max: MAX_PRICE_CENTS });

it("a price is read back from every form in which the shop shows it", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parsePrice(formatCents(amount))).toBe(amount);
      expect(parsePrice(centsToDecimal(amount))).toBe(amount);
      expect(parsePrice(centsToDecimal(amount).replace(".", ","))).toBe(amount);
      expect(parsePrice(amount / 100)).toBe(amount);
    }),
  );
});

it("whatever is typed is refused or a whole number of cents within the limits", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[R$\d., -]{0,14}$/)), (typed) => {
      const read = parsePrice(typed);
      if (read !== undefined)
        expect(Number.isInteger(read) && read >= 0 && read <= MAX_PRICE_CENTS).toBe(true);
    }),
  );
});
