import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longSleeves, offered, patch } from "../options/option-fixture.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { groupShirts, readTeamList } from "./team-list.ts";
import {
  fitTeamOptions,
  giveOptions,
  moveExceptions,
  noTeamOptions,
  optionsOfLine,
  type TeamOptions,
} from "./team-options.ts";

const read = (list: string) => readTeamList(list, standardLabels);
const forAll: TeamOptions = { ...noTeamOptions, forAll: [patch.id] };
const plain = (line: number) => giveOptions(forAll, [line], []);

describe("the options of a team's shirts", () => {
  it("are the same for all, save for the lines that have others", () => {
    const chosen = giveOptions(forAll, [2], [longSleeves.id]);
    expect([1, 2, 3].map((line) => optionsOfLine(chosen, line))).toEqual([
      [patch.id],
      [longSleeves.id],
      [patch.id],
    ]);
  });

  it("are no exception where all shirts have them", () => {
    expect(giveOptions(plain(2), [2], [patch.id]).exceptions.size).toBe(0);
  });

  it("keep an exception when those of all shirts change", () => {
    expect(optionsOfLine({ ...plain(1), forAll: [longSleeves.id] }, 1)).toEqual([]);
  });

  it("divide equal shirts into groups, in the order of the list", () => {
    const groups = groupShirts(read("Silva 10 M\nSouza 8 G\nSilva 10 M\nSilva 10 M"), plain(3));
    expect(groups.map(({ quantity, options, lines }) => ({ quantity, options, lines }))).toEqual([
      { quantity: 2, options: [patch.id], lines: [1, 4] },
      { quantity: 1, options: [patch.id], lines: [2] },
      { quantity: 1, options: [], lines: [3] },
    ]);
  });

  it("lose what the product has no more", () => {
    const product = { options: offered({ choices: [longSleeves] }) };
    const chosen = giveOptions(forAll, [2], [patch.id, longSleeves.id]);
    const fitting = fitTeamOptions(chosen, product);
    expect([optionsOfLine(fitting, 1), optionsOfLine(fitting, 2)]).toEqual([[], [longSleeves.id]]);
  });
});

describe("an exception, when the list is edited", () => {
  const move = (line: number, before: string, after: string) => [
    ...moveExceptions(plain(line), read(before), read(after)).exceptions.keys(),
  ];
  const list = "Silva 10 M\nSouza 8 G\nAna 7 P";

  it.each([
    ["a line is added above", 2, `Bia 1 P\n${list}`, 3],
    ["a line is added below", 2, `${list}\nBia 1 P`, 2],
    ["a line above is removed", 3, "Souza 8 G\nAna 7 P", 2],
    ["the list is sorted", 3, "Ana 7 P\nSilva 10 M\nSouza 8 G", 1],
    ["it is pasted anew in other words, with more lines", 2, "Zé 3 M\nana;7;p\nsouza;8;g\nsilva;10;m", 3],
    ["the size is corrected", 2, "Silva 10 M\nSouza 8 GG\nAna 7 P", 2],
    ["the line cannot be read while it is typed", 2, "Silva 10 M\nSouza 8\nAna 7 P", 2],
  ])("stays with its shirt when %s", (_, line, after, place) => {
    expect(move(line, list, after)).toEqual([place]);
  });

  it("goes with its line", () => {
    expect(move(2, list, "Silva 10 M\nAna 7 P")).toEqual([]);
    expect(move(1, list, "")).toEqual([]);
  });

  it("comes back with a line that was mended", () => {
    const [whole, broken, mended] = [list, "Silva 10 M\nSouza 8\nAna 7 P", "Silva 10 M\nSouza 8 P\nAna 7 P"];
    const typed = moveExceptions(plain(2), read(whole), read(broken));
    expect([...moveExceptions(typed, read(broken), read(mended)).exceptions.keys()]).toEqual([2]);
  });

  it("is on one of the lines, and never on two, whatever is typed", () => {
    const lines = fc.array(fc.constantFrom("Silva 10 M", "Souza 8 G", "Ana 7", "", "Silva 10 G"), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, lines, fc.array(fc.integer({ min: 1, max: 6 })), (before, after, excepted) => {
        const there = excepted.filter((line) => line <= before.length);
        const chosen = giveOptions(forAll, there, []);
        const moved = moveExceptions(chosen, read(before.join("\n")), read(after.join("\n"))).exceptions;
        expect(moved.size).toBeLessThanOrEqual(chosen.exceptions.size);
        for (const line of moved.keys()) expect(line >= 1 && line <= after.length).toBe(true);
        if (before.join() === after.join()) expect(moved).toEqual(chosen.exceptions);
      }),
    );
  });
});
