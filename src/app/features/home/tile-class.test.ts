import { expect, it } from "vitest";
import { isWideTile } from "./tile-class.ts";

const wideOf = (count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => isWideTile(index, count));

it("of six tiles the first and the last are wide", () => {
  expect(wideOf(6)).toEqual([0, 5]);
});

it("of twelve tiles each six repeats the pattern", () => {
  expect(wideOf(12)).toEqual([0, 5, 6, 11]);
});

it("any other number of tiles stands in equal columns", () => {
  expect([1, 5, 7, 8].flatMap(wideOf)).toEqual([]);
});
