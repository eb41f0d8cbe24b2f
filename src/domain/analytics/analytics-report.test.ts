import { describe, expect, it } from "vitest";
import { MIN_RATE_BASE, percentOf, rateOf } from "./analytics-report.ts";

describe("a rate", () => {
  it.each([
    [0, 0],
    [2, 2],
    [MIN_RATE_BASE - 1, MIN_RATE_BASE - 1],
  ])("is not claimed for %i of %i", (part, whole) => {
    expect(rateOf(part, whole)).toBeNull();
  });

  it.each([
    [0, MIN_RATE_BASE, 0],
    [3, MIN_RATE_BASE, 10],
    [1, 300, 0.3],
    [70, 40, 100],
  ])("of %i of %i is %d%%", (part, whole, rate) => {
    expect(rateOf(part, whole)).toBe(rate);
  });
});

describe("the length of a bar", () => {
  it("is drawn however little there is, and not at all for nothing", () => {
    expect(percentOf(1, 2)).toBe(50);
    expect(percentOf(0, 0)).toBeNull();
  });
});
