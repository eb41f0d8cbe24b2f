import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSlugOf, slugOf, withoutAccents } from "./slug.ts";

describe("slugs", () => {
  it.each([
    ["Times Brasileiros", "times-brasileiros", "times-brasileiros"],
    ["Seleções", "seleções", "selecoes"],
    ["  Edição   Especial ", "edição-especial", "edicao-especial"],
  ])("%s becomes %s, and %s without accents", (name, slug, plain) => {
    expect(slugOf(name)).toBe(slug);
    expect(plainSlugOf(name)).toBe(plain);
  });

  it("are their own slugs", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(plainSlugOf(plainSlugOf(name))).toBe(plainSlugOf(name));
      }),
    );
  });

  it("keep letters that have no accent", () => {
    expect(withoutAccents("Ação nº 10")).toBe("Acao nº 10");
  });
});
