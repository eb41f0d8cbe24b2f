/** Tables for Brazilian spreadsheets: semicolons, because the comma separates decimals, and one line for each row. */

/** Without it Excel takes the letters for those of another alphabet. */
export const BYTE_ORDER_MARK = "\ufeff";

export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? csvNumber(cell) : csvCell(cell))).join(";")}\r\n`;
}

/** A number stays one, also below zero: what the shop itself counted runs nothing. */
const csvNumber = (value: number): string => String(value).replace(".", ",");

/** A spreadsheet runs what starts with one of these signs as a formula; an apostrophe makes it a text again. */
function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text);
  const flat = text.replace(/\s*[\r\n]+\s*/g, " ");
  const defused = isFormula ? `'${flat}` : flat;
  return /[";']/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
