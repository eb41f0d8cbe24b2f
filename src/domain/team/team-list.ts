/** Parses a pasted or typed team list: each line is a shirt, a mistake with its reasons, a heading or blank. */

import { sortIds } from "../options/option-ids.ts";
import type { Customization } from "../print/customization.ts";
import {
  CUSTOM_NAME_LENGTH,
  CUSTOM_NUMBER_LENGTH,
  countCharacters,
  isCustomizationComplete,
  isNameComplete,
  toCustomization,
  toPrintable,
} from "../print/customization.ts";
import { readColumns, readTeamLine, type TeamColumns, type WrittenShirt } from "./team-line.ts";
import { noTeamOptions, optionsOfLine, shirtKey, type TeamOptions } from "./team-options.ts";
import { sizesInWords, type TeamSizes, toTeamSizes } from "./team-sizes.ts";

export interface TeamShirt {
  size: string;
  customization: Customization;
}

export type TeamLine = { line: number; text: string } & (
  | { kind: "shirt"; shirt: TeamShirt }
  /** One message for each problem. */
  | { kind: "mistake"; problems: string[] }
  /** The line only names the columns. */
  | { kind: "heading" }
  | { kind: "blank" }
);

/** Equal shirts of a list with the same options, and their number. */
export interface TeamGroup extends TeamShirt {
  quantity: number;
  /** The ids of the options. */
  options: readonly string[];
  /** The numbers of the lines that they stand in. */
  lines: readonly number[];
}

/** Reads a list against the sizes of the product and the letters that fit on it. */
export function readTeamList(
  list: string,
  labels: readonly string[],
  maxLetters = CUSTOM_NAME_LENGTH,
): TeamLine[] {
  const sizes = toTeamSizes(labels);
  let columns: TeamColumns | undefined;
  return list.split(/\r\n|\r|\n/).map((text, index) => {
    const place = { line: index + 1, text };
    if (text.trim() === "") return { ...place, kind: "blank" };
    const named = readColumns(text);
    if (named) {
      columns = named;
      return { ...place, kind: "heading" };
    }
    return { ...place, ...checkShirt(readTeamLine(text, sizes, columns), sizes, maxLetters) };
  });
}

/** Groups equal shirts with the same options, in the order of the list. */
export function groupShirts(lines: readonly TeamLine[], chosen: TeamOptions = noTeamOptions): TeamGroup[] {
  const groups = new Map<string, TeamGroup>();
  for (const line of lines) {
    if (line.kind !== "shirt") continue;
    const options = optionsOfLine(chosen, line.line);
    const key = shirtKey(line.shirt) + sortIds(options);
    const same = [...(groups.get(key)?.lines ?? []), line.line];
    groups.set(key, { ...line.shirt, quantity: same.length, options, lines: same });
  }
  return [...groups.values()];
}

function checkShirt(
  written: WrittenShirt,
  sizes: TeamSizes,
  maxLetters: number,
): { kind: "shirt"; shirt: TeamShirt } | { kind: "mistake"; problems: string[] } {
  const size = written.size === undefined ? undefined : sizes.find(written.size);
  const problems = [
    describeName(written.name ?? "", maxLetters),
    describeNumber(written.number),
    size === undefined ? describeSize(written.size, sizes) : undefined,
  ].filter((problem) => problem !== undefined);
  const customization = toCustomization(written.name ?? "", written.number ?? "");
  if (size === undefined || problems.length > 0 || !isCustomizationComplete(customization)) {
    return { kind: "mistake", problems };
  }
  return { kind: "shirt", shirt: { size, customization } };
}

function describeName(name: string, maxLetters: number): string | undefined {
  const printed = toPrintable(name).trim();
  if (!isNameComplete(printed)) return "Falta o nome.";
  const length = countCharacters(printed);
  if (length <= maxLetters) return undefined;
  return `O nome ${printed} tem ${length} letras; cabem ${maxLetters}.`;
}

function describeNumber(number: string | undefined): string | undefined {
  if (number === undefined) return "Falta o número.";
  if (/^\d+$/.test(number) && number.length <= CUSTOM_NUMBER_LENGTH) return undefined;
  return `O número ${number} não serve: use de 0 a 99.`;
}

function describeSize(size: string | undefined, { labels }: TeamSizes): string {
  const known = sizesInWords(labels);
  if (size === undefined) return `Falta o tamanho: ${known}.`;
  return `Não temos o tamanho ${size.toUpperCase()}. Use ${known}.`;
}
