import { expect, test } from "vitest";
import { findDominantColor } from "./dominant-color.ts";

const pixels = (...colors: [number, number, number][]) => new Uint8Array(colors.flat());

test("the colour that most pixels have wins", () => {
  expect(findDominantColor(pixels([200, 10, 10], [10, 200, 10], [10, 200, 10]))).toBe("#0ac80a");
});

test("shades of one colour are counted together and averaged", () => {
  expect(findDominantColor(pixels([0, 0, 250], [200, 0, 0], [196, 2, 2], [0, 250, 0]))).toBe("#c60101");
});

test("no pixels are black", () => {
  expect(findDominantColor(new Uint8Array())).toBe("#000000");
});
