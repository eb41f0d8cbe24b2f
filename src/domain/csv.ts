/** CSV for Brazilian spreadsheets: the separator is a semicolon because the comma is the decimal separator. */

/** Without it Excel does not read the file as UTF-8 and garbles accented letters. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Formats one row for lists that people read: line breaks within a cell are removed. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? csvNumber(cell) : csvCell(cell, flatten(cell)))).join(";")}\r\n`;
}

/** Formats one row of a file that will be imported again: line breaks within a cell are preserved. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell, cell)).join(";")}\r\n`;
}

/** A number computed by the shop needs no protection against formulas, even though a negative one starts with "-". */
const csvNumber = (value: number): string => String(value).replace(".", ",");

const flatten = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, " ");

/** A spreadsheet runs a cell that starts with one of these characters as a formula; an apostrophe makes it plain text. */
const formula = /^'*[=+\-@\t\r]/;

function csvCell(text: string, shown: string): string {
  const defused = formula.test(text) ? `'${shown}` : shown;
  return /[";'\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** Removes the one apostrophe that was added against formulas. */
export function readDefused(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
