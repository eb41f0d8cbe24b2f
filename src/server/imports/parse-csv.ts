/** Text of whatever a spreadsheet program saved: its letters, its separator and its quotes are found out. */
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
    // One more than allowed, so that it shows.
    to: MAX_IMPORT_LINES + 2,
  });
  return rows.map((row) => row.map(readDefused));
}

/** UTF-8 where the bytes allow it, for it is hardly ever so by chance; else what Excel writes on a Windows of Brazil. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The one that the first line has most of, outside of quotes. */
export function findSeparator(text: string): string {
  const firstLine = /^[^\S\n]*(?:\r?\n)*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1] ?? "";
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, "");
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}
