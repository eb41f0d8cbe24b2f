/** What stands in one line of a team's list: which part is the name, which the number, which the size. */
import { type Size, sizes } from "../catalog/sizes.ts";

export type TeamField = "name" | "number" | "size";

/** As they were written; undefined where the line has none. */
export type WrittenShirt = Partial<Record<TeamField, string>>;

/** What each column of a spreadsheet holds, told by its first line; null for columns that are not asked for. */
export type TeamColumns = readonly (TeamField | null)[];

const columnWords: Record<TeamField, RegExp> = {
  name: /^(nome|name|jogador|jogadora|atleta|apelido)\b/,
  number: /^(numero|number|num|n|no|camisa)\b/,
  size: /^(tamanho|size|tam)\b/,
};

/** Between the cells of a spreadsheet, or as people part the words of a list. The first that a line has is meant. */
const separators = [/\t/, /;/, /\|/, /,/, /\s[-–—]\s/];

/** `1. `, `2) `, `- `, `• `: what messaging apps and people put before the lines of a list. */
const listMark = /^\s*(?:\d{1,3}\s?[.)]\s+|[-–—*•·]\s*)/;

/** Words that only name what follows them. */
const fillers = /^(n[º°o]?|numero|num|tam|tamanho|camisa)[.:]?$/;

/** A size of some other table: XG, 3XL, EG, 12 anos. */
const foreignSize = /^(pp|x{1,3}g{1,2}|e?x?eg|gg+[1-9]?|g[1-9]|xs|s|l|\d?x{0,3}l|u|unico|\d{1,2}a)$/;

export function findSize(text: string): Size | undefined {
  const plain = strip(text).toUpperCase();
  return sizes.find((size) => size === plain);
}

/** The columns, where a line only names them. Other columns may stand between those that are asked for. */
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
  const filled = (splitCells(line.replace(listMark, "")) ?? []).filter((cell) => cell !== "");
  return filled.length >= 3 ? readCells(filled) : readWords(line.replace(listMark, ""));
}

/** A heading that forgets one of the three says too little to go by. */
const isWhole = (columns: TeamColumns) =>
  (["name", "number", "size"] as const).every((field) => columns.includes(field));

function readByColumns(cells: readonly string[], columns: TeamColumns): WrittenShirt {
  const cellOf = (field: TeamField) => cells[columns.indexOf(field)] || undefined;
  return compact({ name: cellOf("name"), number: cellOf("number"), size: cellOf("size") });
}

/** Three cells or more, in any order: the size and the number are known by their looks, the rest is the name. */
function readCells(cells: readonly string[]): WrittenShirt {
  const rest = [...cells];
  const number = takeLast(rest, (cell) => readNumber(cell) !== undefined);
  const size = takeLast(rest, (cell) => findSize(cell) !== undefined) ?? takeLast(rest, looksLikeSize);
  // A cell that is left over can only be meant as the size.
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

/** Without quotes, brackets and full stops around it. */
const strip = (text: string) => text.trim().replace(/^["'([{]+|["')\]}.:]+$/g, "");

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function compact(written: { [Field in TeamField]?: string | undefined }): WrittenShirt {
  return Object.fromEntries(
    Object.entries(written).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
}
