import { describe, expect, it } from "vitest";
import { formatAmount, shortAmount } from "./format-amount.ts";

describe("an amount of the dashboard", () => {
  it("is written by what it counts", () => {
    expect(formatAmount("cents", 123_450)).toBe("R$\u00a01.234,50");
    expect(formatAmount("count", 1234)).toBe("1.234");
  });

  it.each([
    [0, "0"],
    [50, "0,5"],
    [500_000, "5\u00a0mil"],
    [125_000, "1,25\u00a0mil"],
  ])("of %i cents is short at an axis: %s", (cents, text) => {
    expect(shortAmount(cents)).toBe(text);
  });
});
