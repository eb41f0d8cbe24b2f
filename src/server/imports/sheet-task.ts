import type { RawCell } from "#domain/imports/read-cells.ts";

export interface SheetFile {
  path: string;
  kind: "csv" | "xlsx";
}

/** What the thread that reads and writes spreadsheets is asked. */
export type SheetTask = ({ task: "read" } & SheetFile) | { task: "write"; rows: RawCell[][] };

/** Its answers, one for each request. */
export type SheetAnswer =
  | { rows: RawCell[][]; total: number; isLast: boolean }
  | { file: Uint8Array }
  | { refusal: string };

export const ROWS_AT_ONCE = 200;
