import { expect, it } from "vitest";
import { describePrint } from "./describe-print.ts";

it.each([
  ["JOÃO", "10", "Costas da camisa com o nome JOÃO e o número 10"],
  ["JOÃO ", "", "Costas da camisa com o nome JOÃO"],
  ["", "10", "Costas da camisa com o número 10"],
  ["", "", "Costas da camisa, ainda sem nome e número"],
])("the name %j and the number %j are told as %j", (name, number, words) => {
  expect(describePrint({ name, number })).toBe(words);
});
