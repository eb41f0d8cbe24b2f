import { describe, expect, it } from "vitest";
import { listShelf, shelfStateOf } from "./stock-list.ts";
import { officeTexts } from "./stock-office-texts.ts";

describe("the shelf of a size", () => {
  it.each([
    [null, 5, "unlimited"],
    [0, null, "none"],
    [1, null, "enough"],
    [5, 5, "few"],
    [6, 5, "enough"],
  ] as const)("with %s units, of which %s are few, is %s", (units, few, state) => {
    expect(shelfStateOf(units, few)).toBe(state);
  });
});

describe("the shelf of a product", () => {
  it("has the sizes of the grid in their order, and then those that have left it", () => {
    const counted = new Map([
      ["XGG", 2],
      ["M", 0],
      ["constructor", 9],
    ]);
    expect(listShelf(["P", "M"], counted, 3)).toEqual([
      { size: "P", units: null, state: "unlimited", isInGrid: true },
      { size: "M", units: 0, state: "none", isInGrid: true },
      { size: "XGG", units: 2, state: "few", isInGrid: false },
      { size: "constructor", units: 9, state: "enough", isInGrid: false },
    ]);
  });
});

it("says which units have changed meanwhile", () => {
  const present = [
    { size: "M", units: 1 },
    { size: "G", units: null },
    { size: "GG", units: 1200 },
  ];
  expect(officeTexts.changedMeanwhile(present)).toBe(
    "O estoque mudou enquanto você contava: M tem 1 unidade, G está ilimitado, GG tem 1.200 unidades. Nada foi salvo.",
  );
});
