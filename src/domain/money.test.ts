import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToDecimal, formatCents } from "./money.ts";

describe("money", () => {
  it.each([
    [28990, "R$ 289,90"],
    [0, "R$ 0,00"],
    [129990, "R$ 1.299,90"],
    [5, "R$ 0,05"],
  ])("shows %i cents as %s", (cents, text) => {
    expect(formatCents(cents).replace(/\u00a0/g, " ")).toBe(text);
  });

  it.each([
    [28990, "289.90"],
    [5, "0.05"],
    [129900, "1299.00"],
  ])("writes %i cents as the decimal %s", (cents, text) => {
    expect(centsToDecimal(cents)).toBe(text);
  });

  it("shows and writes sums of any size to the cent", () => {
    const sums = fc.integer({ min: 0, max: 1_000_000_000_000_000 });
    fc.assert(
      fc.property(sums, (cents) => {
        const digits = String(cents).padStart(3, "0");
        expect(centsToDecimal(cents)).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
        expect(formatCents(cents).replace(/\D/g, "")).toBe(digits);
      }),
    );
  });
});
