import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToReais, formatCents, reaisToCents } from "./money.ts";

describe("money", () => {
  it.each([
    [28990, "R$ 289,90"],
    [0, "R$ 0,00"],
    [129990, "R$ 1.299,90"],
    [5, "R$ 0,05"],
  ])("shows %i cents as %s", (cents, text) => {
    expect(formatCents(cents).replace(/\u00a0/g, " ")).toBe(text);
  });

  it("survives the way to reais and back for every amount a shop can have", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        expect(reaisToCents(centsToReais(cents))).toBe(cents);
      }),
    );
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses %d, which is no whole number of cents",
    (reais) => {
      expect(reaisToCents(reais)).toBeUndefined();
    },
  );
});
