/** A row of a spreadsheet as the texts of the columns that the shop knows. */
import type { ImportCells, ImportColumn } from "./product-import.ts";

/** What a reader of spreadsheets finds in a cell. */
export type RawCell = string | number | boolean | Date | null | undefined;

/** Enough for the longest description and a refusal of a longer one. */
const LONGEST_CELL = 8000;

export function readCells(columns: readonly (ImportColumn | null)[], row: readonly RawCell[]): ImportCells {
  const cells: ImportCells = {};
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = textOf(row[index]).slice(0, LONGEST_CELL);
    if (text === "") continue;
    // Several columns of pictures are one list.
    cells[column] = cells[column] === undefined ? text : `${cells[column]}\n${text}`;
  }
  return cells;
}

export const isEmptyRow = (row: readonly RawCell[]): boolean => row.every((cell) => textOf(cell) === "");

export function textOf(cell: RawCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "sim" : "não";
  // 199.89999999999998 is how a computer writes 199.90.
  if (typeof cell === "number") return String(Math.round(cell * 1e6) / 1e6);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell.trim();
}
