import { expect, it } from "vitest";
import { formatGrams } from "./delivery-texts.ts";
import { parseGrams } from "./typed-weight.ts";

it.each([
  ["300", 300],
  ["300 g", 300],
  ["300G", 300],
  ["1.500 g", 1500],
  ["1", 1000],
  ["30", 30_000],
  ["100", 100_000],
  ["0,3", 300],
  ["1.5", 1500],
  ["1,5 kg", 1500],
  ["1.500", 1500],
  ["0,25kg", 250],
])("%s is read as %i grams", (typed, grams) => {
  expect(parseGrams(typed)).toBe(grams);
});

it.each(["", "leve", "1,5 g", "1,2345", "-1", "1 2 kg x", "1,5,5"])("%j is no weight", (typed) => {
  expect(parseGrams(typed)).toBeUndefined();
});

it("a column of kilograms is read as such", () => {
  expect(parseGrams("300", "kg")).toBe(300_000);
  expect(parseGrams("300 g", "kg")).toBe(300);
});

it("what is shown is read as the same weight", () => {
  for (const grams of [1, 50, 100, 300, 999, 1000, 1001, 1500, 30_000, 100_000]) {
    expect(parseGrams(formatGrams(grams))).toBe(grams);
  }
});
