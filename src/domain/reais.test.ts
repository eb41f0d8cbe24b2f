import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToReais, isWholeCents, reaisToCents } from "./reais.ts";

describe("reais", () => {
  it("lose nothing on the way from cents and back, for every amount a shop can have", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        const reais = centsToReais(cents);
        expect([reaisToCents(reais), isWholeCents(reais)]).toEqual([cents, true]);
      }),
    );
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY])("%d is no whole number of cents", (reais) => {
    expect(isWholeCents(reais)).toBe(false);
  });
});
