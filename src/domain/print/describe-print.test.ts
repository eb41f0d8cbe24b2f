import { expect, it } from "vitest";
import { describePrint } from "./describe-print.ts";

it.each([
  ["JOÃO", "10", "Costas da camisa com o nome JOÃO e o número 10"],
  ["JOÃO ", "", "Costas da camisa com o nome JOÃO"],
  ["", "10", "Costas da camisa com o número 10"],
  ["", "", "Costas da camisa, ainda sem nome e número"],
])("the name %j and the number %j are described as %j", (name, number, text) => {
  expect(describePrint({ name, number })).toBe(text);
});
