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
});
