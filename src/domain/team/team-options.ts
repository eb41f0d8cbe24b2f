/** What the shirts of a team get besides: the same options for all, save for some lines of the list. */
import { fitOptions } from "../options/choose-options.ts";
import { sortIds } from "../options/option-ids.ts";
import type { Optioned } from "../options/shirt-option.ts";
import type { TeamLine, TeamShirt } from "./team-list.ts";

export interface TeamOptions {
  /** The ids of the options. */
  forAll: readonly string[];
  /** The ids by the number of the line; an empty list for a shirt without any. */
  exceptions: ReadonlyMap<number, readonly string[]>;
}

export const noTeamOptions: TeamOptions = { forAll: [], exceptions: new Map() };

export const optionsOfLine = ({ forAll, exceptions }: TeamOptions, line: number): readonly string[] =>
  exceptions.get(line) ?? forAll;

/** Gives some lines other options; those that all shirts have make no exception. */
export function giveOptions(
  chosen: TeamOptions,
  lines: readonly number[],
  ids: readonly string[],
): TeamOptions {
  const exceptions = new Map(chosen.exceptions);
  const isException = sortIds(ids).join() !== sortIds(chosen.forAll).join();
  for (const line of lines) {
    if (isException) exceptions.set(line, ids);
    else exceptions.delete(line);
  }
  return { ...chosen, exceptions };
}

/** What of an older choice the product still has and takes together. */
export const fitTeamOptions = ({ forAll, exceptions }: TeamOptions, product: Optioned): TeamOptions => ({
  forAll: fitOptions(product, forAll),
  exceptions: new Map([...exceptions].map(([line, ids]) => [line, fitOptions(product, ids)])),
});

/**
 * Takes the exceptions along when the list is edited. Lines have no identity, so both lists are compared: the lines before
 * and after the edited part keep theirs. Within it an exception goes to the line with the same name, number and size, such as in
 * a list that was sorted; else, where as many lines are there as before, it stays at its place, such as while a name is typed.
 */
export function moveExceptions(
  { forAll, exceptions }: TeamOptions,
  before: readonly TeamLine[],
  after: readonly TeamLine[],
): TeamOptions {
  const start = countSame(before, after);
  const most = Math.min(before.length, after.length) - start;
  const end = Math.min(most, countSame(before.toReversed(), after.toReversed()));
  const shift = after.length - before.length;
  const moved = new Map<number, readonly string[]>();
  const edited: [number, readonly string[]][] = [];
  for (const [line, ids] of exceptions) {
    if (line <= start) moved.set(line, ids);
    else if (line > before.length - end) moved.set(line + shift, ids);
    else edited.push([line, ids]);
  }
  const room = after.slice(start, after.length - end);
  const homeless = edited.filter(([line, ids]) => {
    const shirt = keyOf(before[line - 1]);
    const home = room.find((other) => shirt && keyOf(other) === shirt && !moved.has(other.line));
    if (home) moved.set(home.line, ids);
    return !home;
  });
  for (const [line, ids] of homeless) if (shift === 0 && !moved.has(line)) moved.set(line, ids);
  return { forAll, exceptions: moved };
}

/** How many lines from the first on are the same. */
function countSame(before: readonly TeamLine[], after: readonly TeamLine[]): number {
  const other = before.findIndex(({ text }, index) => text !== after[index]?.text);
  return other < 0 ? before.length : other;
}

const keyOf = (line: TeamLine | undefined) => (line?.kind === "shirt" ? shirtKey(line.shirt) : undefined);

export const shirtKey = ({ size, customization }: TeamShirt): string =>
  JSON.stringify([size, customization.name, customization.number]);
