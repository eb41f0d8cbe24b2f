/** Reads a row of a spreadsheet as the text of each column that the import knows. */
import type { ImportCells, ImportColumn } from "./product-import.ts";

/** The types of values of a cell. A whole number that is written is a bigint: a number is a price. */
export type RawCell = string | number | bigint | boolean | Date | null | undefined;

/** Longer than the longest valid description, so that a too long one is still refused by its own check. */
const MAX_CELL_LENGTH = 8000;

export function readCells(columns: readonly (ImportColumn | null)[], row: readonly RawCell[]): ImportCells {
  const cells: ImportCells = {};
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const text = textOf(row[index]).slice(0, MAX_CELL_LENGTH);
    if (text === "") continue;
    // Several picture columns form one list.
    cells[column] = cells[column] === undefined ? text : `${cells[column]}\n${text}`;
  }
  return cells;
}

export const isEmptyRow = (row: readonly RawCell[]): boolean => row.every((cell) => textOf(cell) === "");

export function textOf(cell: RawCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "sim" : "não";
  // A spreadsheet stores 199.90 as the floating-point number 199.89999999999998.
  if (typeof cell === "bigint") return String(cell);
  if (typeof cell === "number") return String(Math.round(cell * 1e6) / 1e6);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell.trim();
}
