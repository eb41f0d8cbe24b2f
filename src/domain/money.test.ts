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
});
