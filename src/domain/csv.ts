/** Tables for Brazilian spreadsheets: semicolons, because the comma separates decimals, and one line for each row. */

/** Without it Excel takes the letters for those of another alphabet. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Without breaks within a cell: for lists that people read. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? csvNumber(cell) : csvCell(cell, flatten(cell)))).join(";")}\r\n`;
}

/** The same with breaks kept, for a file that comes back. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell, cell)).join(";")}\r\n`;
}

/** A number stays one, also below zero: what the shop itself counted runs nothing. */
const csvNumber = (value: number): string => String(value).replace(".", ",");

const flatten = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, " ");

/** A spreadsheet runs what starts with one of these signs as a formula; an apostrophe makes it a text again. */
const formula = /^'*[=+\-@\t\r]/;

function csvCell(text: string, shown: string): string {
  const defused = formula.test(text) ? `'${shown}` : shown;
  return /[";'\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** Takes away the one apostrophe that defused a text. */
export function readDefused(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
