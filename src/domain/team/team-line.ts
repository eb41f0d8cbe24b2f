/** Parses one line of a team's list into name, number and size. */
import { isAge, plain, splitWords, strip, type TeamSizes } from "./team-sizes.ts";

export type TeamField = "name" | "number" | "size";

/** The fields as they were written; undefined if the line lacks one. */
export type WrittenShirt = Partial<Record<TeamField, string>>;

/** The meaning of each column, read from the heading line; null for columns that are not used. */
export type TeamColumns = readonly (TeamField | null)[];

const columnWords: Record<TeamField, RegExp> = {
  name: /^(nome|name|jogador|jogadora|atleta|apelido)\b/,
  number: /^(numero|number|num|n|no|camisa)\b/,
  size: /^(tamanho|size|tam)\b/,
};

/** Separators of pasted spreadsheet cells and of hand-written lists. The first one that occurs in a line is used. */
const separators = [/\t/, /;/, /\|/, /,/, /\s[-–—]\s/];

/** `1. `, `2) `, `- `, `• `: what messaging apps and people put before the lines of a list. */
const listBullet = /^\s*(?:\d{1,3}\s?[.)]\s+|[-–—*•·]\s*)/;

/** Words that only label the following value. */
const numberFiller = /^(n[º°o]?|numero|num|camisa)[.:]?$/;
const sizeFiller = /^(tam|tamanho)[.:]?$/;

/** Sizes that other shops have: XG, 3XL, EG, 12a. */
const foreignSize = /^(pp?|m|x{1,3}g{1,2}|e?x?eg|g|gg+[1-9]?|g[1-9]|xs|s|l|\d?x{0,3}l|u|unico|\d{1,2}a)$/;

/** "Tamanho (2 a 16 anos)" in a heading. */
const sizeNote = /\b(?:tamanho|tam|size)\.?\s*\([^)]*\)/i;

/** Returns the columns if the line is a heading. Unused columns may stand between the used ones. */
export function readColumns(line: string): TeamColumns | undefined {
  const cells = splitCells(line);
  const words = cells ?? line.trim().split(/\s+/);
  const columns = words.map(fieldNamed);
  const named = new Set(columns.filter((field) => field !== null));
  const hasValues = /\d/.test(line.replace(sizeNote, ""));
  const isHeading = named.size >= 2 && !hasValues && (cells !== undefined || !columns.includes(null));
  return isHeading ? columns : undefined;
}

export function readTeamLine(line: string, sizes: TeamSizes, columns?: TeamColumns): WrittenShirt {
  const cells = splitCells(line);
  if (columns && isWhole(columns) && cells && cells.length >= columns.length)
    return readByColumns(cells, columns);
  const filled = (splitCells(line.replace(listBullet, "")) ?? []).filter((cell) => cell !== "");
  return filled.length >= 3 ? readCells(filled, sizes) : readWords(line.replace(listBullet, ""), sizes);
}

/** A heading must name all three columns; otherwise the fields cannot be assigned. */
const isWhole = (columns: TeamColumns) =>
  (["name", "number", "size"] as const).every((field) => columns.includes(field));

function readByColumns(cells: readonly string[], columns: TeamColumns): WrittenShirt {
  const cellOf = (field: TeamField) => cells[columns.indexOf(field)] || undefined;
  return compact({ name: cellOf("name"), number: cellOf("number"), size: cellOf("size") });
}

/** Three or more cells in any order: size and number are recognised by their format, and the rest is the name. */
function readCells(cells: readonly string[], sizes: TeamSizes): WrittenShirt {
  const rest = [...cells];
  const known = takeSize(rest, sizes) ?? takeStrangeNumber(rest, sizes);
  const number = takeLast(rest, isNumber);
  const size = known ?? takeLast(rest, looksLikeSize);
  // A remaining cell can only be an unknown size.
  const unknownSize = size === undefined && rest.length > 1 ? rest.pop() : size;
  return compact({ name: rest.join(" "), number: number && readNumber(number), size: unknownSize });
}

function readWords(line: string, sizes: TeamSizes): WrittenShirt {
  const words = splitWords(line);
  const known = takeSize(words, sizes);
  const rest = words.filter((word) => !numberFiller.test(plain(word)) && !sizeFiller.test(plain(word)));
  const found = known ?? takeStrangeNumber(rest, sizes);
  const number = takeLast(rest, isNumber);
  const size = found ?? (rest.length > 1 ? takeLast(rest, looksLikeSize) : undefined);
  return compact({ name: rest.join(" "), number: number && readNumber(number), size });
}

/**
 * Takes the last words, or cells, that name one of the product's sizes. A number alone is one only if the shirt's number
 * is there too. Which of two is which, words may say: "tam 10 camisa 16", "10 anos Silva 12".
 */
function takeSize(words: string[], sizes: TeamSizes): string | undefined {
  const places = [...findSizes(words, sizes)];
  const isNamed = ({ start }: Place) => sizeFiller.test(plain(words[start - 1] ?? ""));
  const isSaid = ({ start, length }: Place) => isAge(words.slice(start, start + length).join(" "));
  const said = sizes.hasNumbers ? (places.find(isNamed) ?? places.find(isSaid)) : undefined;
  const place = said ?? places[0];
  return place && words.splice(place.start, place.length).join(" ");
}

interface Place {
  start: number;
  length: number;
}

/** From the last to the first; of those that end at the same word, the longest first. */
function* findSizes(words: readonly string[], sizes: TeamSizes): Generator<Place> {
  const hasTwoNumbers = words.filter(isNumber).length > 1;
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(sizes.mostWords, end); length > 0; length--) {
      const start = end - length;
      const written = words.slice(start, end).join(" ");
      const isShirtNumber =
        isNumber(written) && (!hasTwoNumbers || numberFiller.test(plain(words[start - 1] ?? "")));
      if (!isShirtNumber && sizes.find(written) !== undefined) yield { start, length };
    }
  }
}

/** Takes a size that the product does not have, where its sizes are numbers: an age, or the second of two numbers. */
function takeStrangeNumber(words: string[], { hasNumbers }: TeamSizes): string | undefined {
  if (!hasNumbers) return undefined;
  const isAgeAt = (index: number, length: number) => isAge(words.slice(index, index + length).join(" "));
  for (const length of [1, 2]) {
    const start = words.findLastIndex((_, index) => index + length <= words.length && isAgeAt(index, length));
    if (start >= 0) return words.splice(start, length).join(" ");
  }
  const isChoice = words.filter(isNumber).length > 1 && !words.some(looksLikeSize);
  return isChoice ? takeLast(words, isNumber) : undefined;
}

const isNumber = (word: string) => readNumber(word) !== undefined;

/** `10`, `#10`, `nº10`, `(10)`. */
function readNumber(word: string): string | undefined {
  return /^(?:#|n[º°o]?\.?)?\s*(\d+)$/.exec(plain(strip(word)))?.[1];
}

const looksLikeSize = (word: string) => foreignSize.test(plain(strip(word)));

function splitCells(line: string): string[] | undefined {
  const separator = separators.find((candidate) => candidate.test(line));
  return separator && line.split(separator).map((cell) => cell.trim());
}

function fieldNamed(word: string): TeamField | null {
  const wanted = plain(strip(word)).replace(/[º°]/g, "");
  const found = Object.entries(columnWords).find(([, words]) => words.test(wanted));
  return (found?.[0] as TeamField | undefined) ?? null;
}

function takeLast(words: string[], matches: (word: string) => boolean): string | undefined {
  const index = words.findLastIndex(matches);
  return index < 0 ? undefined : words.splice(index, 1)[0];
}

function compact(written: { [Field in TeamField]?: string | undefined }): WrittenShirt {
  return Object.fromEntries(
    Object.entries(written).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
}
