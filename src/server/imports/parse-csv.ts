/** Parses the CSV of any spreadsheet program; encoding, separator and quotes are detected. */
import { parse } from "csv-parse/sync";
import { readDefused } from "#domain/csv.ts";
import { MAX_IMPORT_LINES } from "#domain/imports/import-limits.ts";

export function parseCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes);
  const rows: string[][] = parse(text, {
    delimiter: findSeparator(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    // One row more than allowed is read, so that the limit check notices it.
    to: MAX_IMPORT_LINES + 2,
  });
  return rows.map((row) => row.map(readDefused));
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
