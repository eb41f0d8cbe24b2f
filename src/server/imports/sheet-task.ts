import type { RawCell } from "#domain/imports/read-cells.ts";

export interface SheetFile {
  path: string;
  kind: "csv" | "xlsx";
}

/** The task of the worker thread that reads and writes spreadsheets. */
export type SheetTask = ({ task: "read" } & SheetFile) | { task: "write"; rows: RawCell[][] };

/** The worker's answers, one per request. */
export type SheetAnswer =
  | { rows: RawCell[][]; total: number; isLast: boolean }
  | { file: Uint8Array }
  | { refusal: string };

export const ROWS_AT_ONCE = 200;
