import type { StockColumn } from "./stock-columns.ts";

export const importStatuses = [
  "checking",
  "ready",
  "applying",
  "done",
  "stopped",
  "undoing",
  "undone",
  "failed",
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** While an import has one of these statuses, no other can begin. */
const running: readonly ImportStatus[] = ["checking", "applying", "undoing"];
export const isRunning = (status: ImportStatus): boolean => running.includes(status);

/** What a line would do. */
export const lineVerdicts = ["create", "update", "unchanged", "error"] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

/** Which lines a report shows: those of one verdict, or those with problems. */
export const lineFilters = ["create", "update", "unchanged", "problems"] as const;
export type LineFilter = (typeof lineFilters)[number];

/** The result of a line. `kept`: the change could not be undone and stays. */
export const lineStates = ["waiting", "written", "skipped", "failed", "undone", "kept"] as const;
export type LineState = (typeof lineStates)[number];

/** The columns of the spreadsheet, in the order in which the shop writes them; behind them those of the stock. */
export const importColumns = [
  "id",
  "code",
  "name",
  "price",
  "former_price",
  "category",
  "subcategory",
  "size_grid",
  "description",
  "is_new",
  "is_featured",
  "status",
  "images",
] as const;
export type ProductColumn = (typeof importColumns)[number];
export type ImportColumn = ProductColumn | StockColumn;

/** The cells of a line. An empty cell is absent, and leaves the product's value as it is. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

export interface LineChange {
  column: ImportColumn;
  before: string;
  after: string;
}

export interface LineProblem {
  /** Null if the problem concerns the whole line. */
  column: ImportColumn | null;
  message: string;
}

/** The number of lines by verdict and by result. */
export type ImportCounts = Record<LineVerdict | Exclude<LineState, "skipped">, number>;

export const IMPORT_LINES_PER_PAGE = 50;
export const DAYS_UNDOABLE = 30;
