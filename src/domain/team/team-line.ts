/** Parses one line of a team's list into name, number and size. */
import { standardLabels } from "../sizes/size-grid.ts";

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
const fillers = /^(n[º°o]?|numero|num|tam|tamanho|camisa)[.:]?$/;

/** Sizes that this shop does not have: XG, 3XL, EG, 12 anos. */
const foreignSize = /^(pp|x{1,3}g{1,2}|e?x?eg|gg+[1-9]?|g[1-9]|xs|s|l|\d?x{0,3}l|u|unico|\d{1,2}a)$/;

export function findSize(text: string): string | undefined {
  const plain = strip(text).toUpperCase();
  return standardLabels.find((size) => size === plain);
}

/** Returns the columns if the line is a heading. Unused columns may stand between the used ones. */
export function readColumns(line: string): TeamColumns | undefined {
  const cells = splitCells(line);
  const words = cells ?? line.trim().split(/\s+/);
  const columns = words.map(fieldNamed);
  const named = new Set(columns.filter((field) => field !== null));
  const isHeading = named.size >= 2 && !/\d/.test(line) && (cells !== undefined || !columns.includes(null));
  return isHeading ? columns : undefined;
}

export function readTeamLine(line: string, columns?: TeamColumns): WrittenShirt {
  const cells = splitCells(line);
  if (columns && isWhole(columns) && cells && cells.length >= columns.length)
    return readByColumns(cells, columns);
  const filled = (splitCells(line.replace(listBullet, "")) ?? []).filter((cell) => cell !== "");
  return filled.length >= 3 ? readCells(filled) : readWords(line.replace(listBullet, ""));
}

/** A heading must name all three columns; otherwise the fields cannot be assigned. */
const isWhole = (columns: TeamColumns) =>
  (["name", "number", "size"] as const).every((field) => columns.includes(field));

function readByColumns(cells: readonly string[], columns: TeamColumns): WrittenShirt {
  const cellOf = (field: TeamField) => cells[columns.indexOf(field)] || undefined;
  return compact({ name: cellOf("name"), number: cellOf("number"), size: cellOf("size") });
}

/** Three or more cells in any order: size and number are recognised by their format, and the rest is the name. */
function readCells(cells: readonly string[]): WrittenShirt {
  const rest = [...cells];
  const number = takeLast(rest, (cell) => readNumber(cell) !== undefined);
  const size = takeLast(rest, (cell) => findSize(cell) !== undefined) ?? takeLast(rest, looksLikeSize);
  // A remaining cell can only be an unknown size.
  const unknownSize = size === undefined && rest.length > 1 ? rest.pop() : size;
  return compact({ name: rest.join(" "), number: number && readNumber(number), size: unknownSize });
}

function readWords(line: string): WrittenShirt {
  const words = line
    .split(/[\s;|,\t]+/)
    .filter((word) => word !== "" && !/^[-–—]$/.test(word) && !fillers.test(plain(word)));
  const number = takeLast(words, (word) => readNumber(word) !== undefined);
  const size =
    takeLast(words, (word) => findSize(word) !== undefined) ??
    (words.length > 1 ? takeLast(words, looksLikeSize) : undefined);
  return compact({ name: words.join(" "), number: number && readNumber(number), size });
}

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

/** Removes surrounding quotes, brackets and full stops. */
const strip = (text: string) => text.trim().replace(/^["'([{]+|["')\]}.:]+$/g, "");

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function compact(written: { [Field in TeamField]?: string | undefined }): WrittenShirt {
  return Object.fromEntries(
    Object.entries(written).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
}
