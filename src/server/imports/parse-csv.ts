import { parse } from "csv-parse/sync";
import { readDefused } from "#domain/csv.ts";
import { MAX_IMPORT_LINES } from "#domain/imports/import-limits.ts";
import { decodeText, findSeparator } from "#domain/read-csv.ts";

/** Parses the CSV of any spreadsheet program; encoding, separator and quotes are detected. */
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
