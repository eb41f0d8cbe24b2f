/** Reads the CSV of any spreadsheet program; encoding, separator and quotes are detected. */
import { BYTE_ORDER_MARK, readDefused } from "./csv.ts";

export interface CsvRecord {
  /** The line of the file on which the record begins, from 1. */
  line: number;
  cells: string[];
}

const lineBreaks = /\r\n|\r|\n/g;

/** Leaves out records without any text, such as the empty rows below a spreadsheet's last one. */
export function readCsv(file: string): CsvRecord[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const separator = findSeparator(text);
  // Spreadsheets write nothing behind a closing quote; other text there belongs to the cell.
  const cell = new RegExp(`"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|[^${separator}\\r\\n]*`, "y");
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (true) {
    cell.lastIndex = at;
    const [whole = "", quoted, rest] = cell.exec(text) ?? [];
    record.cells.push(readDefused(quoted === undefined ? whole : quoted.replaceAll('""', '"') + rest));
    line += whole.match(lineBreaks)?.length ?? 0;
    at += whole.length;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (record.cells.some((each) => each.trim() !== "")) records.push(record);
    if (at >= text.length) return records;
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    record = { line, cells: [] };
  }
}

/**
 * Decodes UTF-8 if the bytes are valid, because other encodings are hardly ever valid UTF-8 by chance; otherwise
 * Windows-1252, which Excel writes on a Brazilian Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that occurs most often in the first line, outside of quotes. */
export function findSeparator(text: string): string {
  const firstLine = /^[^\S\n]*(?:\r?\n)*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1] ?? "";
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, "");
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}
