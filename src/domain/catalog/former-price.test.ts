import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercent, nextFormerPrice } from "./former-price.ts";

describe("the discount", () => {
  it.each([
    [19990, 24990, 20],
    [20000, 24990, 19],
    [10000, 20000, 50],
    [6700, 10000, 33],
    [19999, 20000, 1],
    [0, 10000, 100],
  ])("of %s cents instead of %s is %s %%", (price, former, percent) => {
    expect(discountPercent(price, former)).toBe(percent);
  });

  it("never promises more than the prices say, except that it is at least 1 %", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 1, max: 1e8 }), (price, saved) => {
        const percent = discountPercent(price, price + saved);
        expect(percent === 1 || percent * (price + saved) <= saved * 100).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe("the former price after a change of the price", () => {
  it.each([
    ["stays where nothing is said about it", 100, undefined, 150, 150],
    ["ends when the price reaches it", 150, undefined, 150, null],
    ["ends when the price passes it", 200, undefined, 150, null],
    ["is the wanted one", 100, 120, 150, 120],
    ["is removed on request", 100, null, 150, null],
    ["stays absent", 100, undefined, null, null],
  ])("%s", (_, price, wanted, known, next) => {
    expect(nextFormerPrice(price, wanted, known)).toBe(next);
  });
});
