import { describe, expect, it } from "vitest";
import { searchTerms } from "./search-terms.ts";

describe("the terms of a back-office search", () => {
  it.each([
    ["", []],
    [" \t ", []],
    ["José  LIMA", ["jose", "lima"]],
    ["Lima, José; Lima", ["lima", "jose"]],
    ["ana@exemplo.com.br", ["ana@exemplo.com.br"]],
    ["100%", ["100%"]],
  ])("of %j are %j", (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });
});
