/** The columns 'Estoque P', 'Estoque M' … of a spreadsheet: the units of one size. */
import { MAX_STOCK_UNITS } from "../stock/stock-movement.ts";

/** The size as the heading names it. */
export type StockColumn = `stock:${string}`;

const PREFIX = "stock:";

export const stockColumn = (size: string): StockColumn => `${PREFIX}${size}`;

export const isStockColumn = (column: string): column is StockColumn => column.startsWith(PREFIX);

export const sizeOfColumn = (column: StockColumn): string => column.slice(PREFIX.length);

/** "Estoque M", "ESTOQUE (12 anos)", "Estoque: GG" */
export function readStockHeading(heading: string): StockColumn | undefined {
  const [, size] = /^estoque\b[\s:(–-]+(.*?)\)?$/i.exec(heading.trim()) ?? [];
  return size ? stockColumn(size.trim()) : undefined;
}

/** An empty cell changes nothing, so these say that a size is not counted. */
const unlimited = new Set(["-", "ilimitado", "sem limite"]);

/** Null for a size that is not to be counted; undefined for what is no number of units. */
export function readUnits(cell: string): number | null | undefined {
  const text = cell.trim().toLowerCase();
  if (unlimited.has(text)) return null;
  // A spreadsheet may write a whole number with decimals.
  const [, digits] = /^(\d{1,6})(?:[.,]0+)?$/.exec(text) ?? [];
  const units = Number(digits);
  return digits !== undefined && units <= MAX_STOCK_UNITS ? units : undefined;
}

export const writeUnits = (units: number | null): string => (units === null ? "ilimitado" : String(units));
