import { describe, expect, it } from "vitest";
import { countSizes, layoutSheet } from "./production-sheet.ts";

const line = (name: string, size: string, quantity = 1, id: string | null = name) => ({
  id,
  name,
  size,
  quantity,
});
const order = (id: string, ...items: ReturnType<typeof line>[]) => ({ id, items });

describe("the production sheet", () => {
  it("has one place for each shirt, those of a product together and by size", () => {
    const orders = [order("a", line("Aurora", "GG", 2), line("Ipê", "M")), order("b", line("Aurora", "P"))];
    const [page] = layoutSheet(orders);
    expect(page?.map(({ line: { name, size }, place, count }) => [name, size, place, count])).toEqual([
      ["Aurora", "P", 1, 3],
      ["Aurora", "GG", 2, 3],
      ["Aurora", "GG", 3, 3],
      ["Ipê", "M", 1, 1],
    ]);
    expect(page?.map(({ key }) => key)).toEqual(["b.0.0", "a.0.0", "a.0.1", "a.1.0"]);
    expect(page?.[0]?.order).toBe(orders[1]);
  });

  it("sorts sizes of any grid from small to large, letters before numbers", () => {
    const sizes = ["16", "GG Plus", "XGG", "8 anos", "P", "12 anos", "PP", "G1", "M", "3XL"];
    const pages = layoutSheet([order("a", ...sizes.map((size) => line("Aurora", size)))]);
    expect(pages.flat().map(({ line: { size } }) => size)).toEqual([
      ...["PP", "P", "M", "G1", "XGG", "3XL", "8 anos", "12 anos", "16", "GG Plus"],
    ]);
  });

  it("keeps shirts together whose product was removed from the shop", () => {
    const orders = [
      order("a", line("Aurora", "M", 1, null), line("Ipê", "M")),
      order("b", line("Aurora", "M", 1, null)),
    ];
    expect(layoutSheet(orders)[0]?.map(({ line: { name } }) => name)).toEqual(["Aurora", "Aurora", "Ipê"]);
  });

  it.each([
    [0, []],
    [1, [1]],
    [8, [8]],
    [9, [8, 1]],
    [80, Array.from({ length: 10 }, () => 8)],
  ])("puts %i shirts on pages of %j", (quantity, lengths) => {
    const pages = layoutSheet(quantity === 0 ? [] : [order("a", line("Aurora", "M", quantity))]);
    expect(pages.map(({ length }) => length)).toEqual(lengths);
  });

  it("leaves room for the options of shirts that have some", () => {
    const withOptions = { ...line("Aurora", "M", 7), options: [{ name: "Manga longa" }] };
    expect(layoutSheet([order("a", withOptions)]).map(({ length }) => length)).toEqual([6, 1]);
  });

  it("counts the shirts of each size, the smallest first", () => {
    const orders = [
      order("a", line("Aurora", "GG", 2), line("Ipê", "M")),
      order("b", line("Aurora", "M", 3)),
    ];
    expect(countSizes(orders)).toEqual([
      { size: "M", count: 4 },
      { size: "GG", count: 2 },
    ]);
  });

  it("counts the shirts of several grids together, each size once", () => {
    const orders = [
      order("a", line("Aurora", "12 anos", 2), line("Ipê", "GG")),
      order("b", line("Ipê", "XGG"), line("Cedro", "12 anos"), line("Cedro", "8 anos")),
    ];
    expect(countSizes(orders)).toEqual([
      { size: "GG", count: 1 },
      { size: "XGG", count: 1 },
      { size: "8 anos", count: 1 },
      { size: "12 anos", count: 3 },
    ]);
  });
});
