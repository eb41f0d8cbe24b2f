import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveCategoryKey } from "../catalog/category-key.ts";
import { categoryKeyOfLink, categoryLinkOf } from "./banner-link.ts";

describe("the link to a category", () => {
  it.each([
    ["Times Brasileiros", "/categoria/times-brasileiros"],
    ["Seleções", "/categoria/seleções"],
    ["Lançamentos", "/categoria/lançamentos"],
    ["Camisas 50%", "/categoria/9"],
    ["A/B", "/categoria/9"],
  ])("of %s is %s", (name, expected) => {
    const category = { id: "9", name };
    expect(categoryLinkOf(category, [category])).toBe(expected);
  });

  it("leads back to that category, whatever the names are", () => {
    const names = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name.trim() !== ""),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(names, (list) => {
        const categories = list.map((name, index) => ({ id: String(index + 1), name }));
        for (const category of categories) {
          const key = categoryLinkOf(category, categories).slice("/categoria/".length);
          expect(resolveCategoryKey(key, categories)).toEqual({ kind: "category", category });
        }
      }),
    );
  });
});

it.each([
  ["/categoria/times-brasileiros", "times-brasileiros"],
  ["/categorias/4", "4"],
  ["/categoria/sele%C3%A7%C3%B5es", "seleções"],
  ["/categoria/retro?ordem=menor-preco", undefined],
  ["/categoria/%E0%A4%A", undefined],
  ["/produto/1", undefined],
  ["https://exemplo.com/categoria/retro", undefined],
  [null, undefined],
])("the category key in %j is %j", (link, key) => {
  expect(categoryKeyOfLink(link)).toBe(key);
});
