import { describe, expect, it } from "vitest";
import { listTargets, moveActive, searchPath } from "./suggestion-list.ts";

describe("the arrow keys in the list of suggestions", () => {
  it.each([
    [-1, "ArrowDown", 0],
    [1, "ArrowDown", 2],
    [2, "ArrowDown", -1],
    [-1, "ArrowUp", 2],
    [0, "ArrowUp", -1],
  ] as const)("from %i with %s come to %i", (active, key, expected) => {
    expect(moveActive(active, 3, key)).toBe(expected);
  });

  it("stay in the input while nothing is suggested", () => {
    expect(moveActive(-1, 0, "ArrowDown")).toBe(-1);
  });
});

describe("the list of suggestions", () => {
  const product = {
    id: "p1",
    name: "Camisa",
    category: "Retrô",
    price_cents: 1,
    former_price_cents: null,
    image_url: null,
  };
  const categories = [{ key: "retro", name: "Retrô" }];

  it("leads to the products, then to all results, then to the categories", () => {
    const targets = listTargets("cam", { total: 9, products: [product], categories });
    expect(targets.map(({ to }) => to)).toEqual(["/produto/p1", "/busca?q=cam", "/categoria/retro"]);
  });

  it("offers no results where there are none", () => {
    expect(listTargets("xyz", { total: 0, products: [], categories: [] })).toEqual([]);
  });

  it("escapes what was typed in an address", () => {
    expect(searchPath("a&b #1", 2)).toBe("/busca?q=a%26b+%231&pagina=2");
  });
});
