import { describe, expect, it } from "vitest";
import { isWithinOneTypo } from "./one-typo.ts";

describe("a word with one typo", () => {
  it.each([
    ["frete", "frete"],
    ["fret", "frete"],
    ["fretee", "frete"],
    ["freti", "frete"],
    ["ferte", "frete"],
    ["rfete", "frete"],
    ["rete", "frete"],
  ])("%s is taken for %s", (typed, word) => {
    expect(isWithinOneTypo(typed, word)).toBe(true);
  });

  it.each([
    ["fr", "frete"],
    ["etref", "frete"],
    ["porte", "frete"],
    ["fertea", "frete"],
    ["", "frete"],
  ])("%s is another word than %s", (typed, word) => {
    expect(isWithinOneTypo(typed, word)).toBe(false);
  });
});
