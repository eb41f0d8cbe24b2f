import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryKeyOf, resolveCategoryKey } from "./category-key.ts";
import { headerCategories } from "./header-categories.ts";

const demo = [
  { id: "1", name: "Times Brasileiros" },
  { id: "2", name: "Internacionais" },
  { id: "3", name: "Seleções" },
  { id: "4", name: "Retrô" },
  { id: "5", name: "Conjuntos" },
  { id: "6", name: "Inverno" },
  { id: "7", name: "Edição Especial" },
];
const idOf = (key: string, categories = demo) => {
  const target = resolveCategoryKey(key, categories);
  return target.kind === "category" ? target.category.id : target.kind;
};

describe("the key of a category listing", () => {
  it.each([
    ["7", "7", "an id"],
    ["edição-especial", "7", "the slug of a name"],
    ["edicao-especial", "7", "the slug without accents"],
    ["Edição Especial", "7", "the name itself"],
    ["times-brasileiros", "1", "the slug of a fixed category"],
    ["brasileiros", "1", "a header key"],
    ["internacionais", "2", "a header key that is a name, too"],
    ["europeus", "2", "the older name of internacionais"],
    ["selecoes", "3", "a header key without its accents"],
    ["retro", "4", "a header key without its accent"],
    ["conjuntos", "5", "a header key"],
    ["inverno", "6", "a header key"],
    ["lancamentos", "newest", "the newest"],
    ["promocoes", "all", "everything"],
    ["chuteiras", "none", "nothing"],
    ["", "none", "nothing"],
    ["constructor", "none", "no property of an object"],
  ])("%j gives %s: %s", (key, expected) => {
    expect(idOf(key)).toBe(expected);
  });

  it("follows a fixed category that was renamed, by its id", () => {
    expect(idOf("retro", [{ id: "4", name: "Antigas" }])).toBe("4");
  });

  it("prefers a category whose name fits over one that only has the id", () => {
    const moved = [
      { id: "1", name: "Chuteiras" },
      { id: "9", name: "Brasileiros" },
    ];
    expect(idOf("brasileiros", moved)).toBe("9");
  });

  it("prefers the owner's own category over the special listing of the same name", () => {
    expect(idOf("promocoes", [{ id: "8", name: "Promoções" }])).toBe("8");
  });

  it("is known for every entry of the header", () => {
    for (const { slug } of headerCategories) expect(idOf(slug)).not.toBe("none");
  });

  it("never throws, whatever is typed into the address", () => {
    fc.assert(fc.property(fc.string(), (key) => void resolveCategoryKey(key, demo)));
  });
});

describe("the key under which a category is linked", () => {
  it.each([
    ["its name's plain slug", demo[6], "edicao-especial"],
    ["its id where the slug is another's", { id: "8", name: "edicao  especial" }, "8"],
    ["its id where the name is no safe address", { id: "9", name: "Sub-20 / Base" }, "9"],
    ["its id where the name is another's id", { id: "10", name: "5" }, "10"],
  ])("is %s", (_, category, key) => {
    const named = category ?? { id: "", name: "" };
    const all = demo.some(({ id }) => id === named.id) ? demo : [...demo, named];
    expect(categoryKeyOf(named, all)).toBe(key);
  });

  it("always leads back to the category", () => {
    for (const category of demo) expect(idOf(categoryKeyOf(category, demo))).toBe(category.id);
  });
});
