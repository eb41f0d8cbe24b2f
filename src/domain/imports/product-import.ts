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

/** While one of these lasts, no other import can begin. */
const running: readonly ImportStatus[] = ["checking", "applying", "undoing"];
export const isRunning = (status: ImportStatus): boolean => running.includes(status);

/** What a line would do. */
export const lineVerdicts = ["create", "update", "unchanged", "error"] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

/** Which lines a report shows: all, or those of one verdict, or those of which something must be told. */
export const lineFilters = ["create", "update", "unchanged", "problems"] as const;
export type LineFilter = (typeof lineFilters)[number];

/** What became of a line. `kept`: it could not be undone. */
export const lineStates = ["waiting", "written", "skipped", "failed", "undone", "kept"] as const;
export type LineState = (typeof lineStates)[number];

/** The columns of the spreadsheet, in the order in which the shop writes them. */
export const importColumns = [
  "id",
  "code",
  "name",
  "price",
  "category",
  "subcategory",
  "description",
  "is_new",
  "is_featured",
  "images",
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** As the spreadsheet has them: what a cell leaves empty is absent, and stays as it is. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

export interface LineChange {
  column: ImportColumn;
  before: string;
  after: string;
}

export interface LineProblem {
  /** Null where it is about the whole line. */
  column: ImportColumn | null;
  message: string;
}

/** Lines, by what they would do and by what became of them. */
export type ImportCounts = Record<LineVerdict | Exclude<LineState, "skipped">, number>;

export const IMPORT_LINES_PER_PAGE = 50;
export const DAYS_UNDOABLE = 30;
