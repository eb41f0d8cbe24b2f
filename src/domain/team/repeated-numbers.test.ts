import { expect, it } from "vitest";
import { standardLabels } from "../sizes/size-grid.ts";
import { describeRepeated, findRepeatedNumbers } from "./repeated-numbers.ts";
import { readTeamList } from "./team-list.ts";

const warningsOf = (list: string) =>
  findRepeatedNumbers(readTeamList(list, standardLabels)).map(describeRepeated);

it.each([
  ["Silva 10 M\nSouza 10 G", ["O número 10 está em 2 camisas: SILVA e SOUZA."]],
  ["Silva 7 M\nSouza 07 G", ["O número 7 está em 2 camisas: SILVA e SOUZA."]],
  ["Silva 10 M\nSilva 10 M", ["O número 10 está em 2 camisas: SILVA."]],
  [
    "A 1 M\nB 1 M\nC 1 M\nD 2 M\nE 2 M",
    ["O número 1 está em 3 camisas: A, B e C.", "O número 2 está em 2 camisas: D e E."],
  ],
  ["Silva 10 M\nSouza 8 G", []],
  ["Silva 10 M\nSouza 10 XG", []],
])("the list %j is warned of %j", (list, warnings) => {
  expect(warningsOf(list)).toEqual(warnings);
});
