import { expect, it } from "vitest";
import { shortenLabels } from "./shorten-labels.ts";

const ages = (count: number) => Array.from({ length: count }, (_, index) => String(2 + index * 2));

it.each([
  [["Único"], "Único"],
  [ages(8), "2, 4, 6, 8, 10, 12, 14, 16"],
  [ages(9), "2, 4, 6 … 18"],
])("the labels %j are named %s", (labels, text) => {
  expect(shortenLabels(labels)).toBe(text);
});
