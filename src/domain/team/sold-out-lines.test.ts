import { expect, it } from "vitest";
import { standardLabels } from "../sizes/size-grid.ts";
import { refuseSoldOut } from "./sold-out-lines.ts";
import { readTeamList } from "./team-list.ts";

const read = (list: string) => readTeamList(list, standardLabels);
const problems = (list: string, product: Parameters<typeof refuseSoldOut>[1]) =>
  refuseSoldOut(read(list), product).flatMap((line) => (line.kind === "mistake" ? line.problems : []));

it("a size that is gone is named in its line, and one that is nearly gone in those that get none", () => {
  const stock = { M: 0, G: 1 };
  expect(problems("Ana 7 M\nBia 8 G\nCaio 9 G\nDuda 10 P", { stock })).toEqual([
    "O tamanho M esgotou.",
    "Resta 1 unidade do tamanho G.",
  ]);
});

it("a shirt that can be made to order is none of them", () => {
  expect(problems("Ana 7 M", { stock: { M: 0 }, leadTime: { minDays: 15, maxDays: 25 } })).toEqual([]);
});

it("without counted sizes the list stays as it is", () => {
  const lines = read("Ana 7 M\nalgo");
  expect(refuseSoldOut(lines, {})).toEqual(lines);
});
