import { expect, it } from "vitest";
import { compareSizes } from "./rank-size.ts";

it.each([
  [["PP", "P", "M", "G", "GG"]],
  [["P", "M", "G", "GG", "XGG"]],
  [["M", "G", "GG", "2XL", "3XL", "4XL"]],
  [["S", "M", "L", "XL", "XXL", "3XL"]],
  [["G", "G1", "G2", "G3", "G4"]],
  [["2 anos", "4 anos", "10 anos", "16 anos"]],
  [["GG", "16", "18", "28", "Único"]],
])("sorts sizes from small to large: %j", (sizes) => {
  expect(sizes.toReversed().sort(compareSizes)).toEqual(sizes);
});

it("gives sizes that it does not know an order, too", () => {
  expect(["Único", "Bola", "M"].sort(compareSizes)).toEqual(["M", "Bola", "Único"]);
});
