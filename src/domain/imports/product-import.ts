import { z } from "zod";

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

const lineChangeSchema = z.object({
  column: z.enum(importColumns),
  before: z.string(),
  after: z.string(),
});
export type LineChange = z.output<typeof lineChangeSchema>;

const lineProblemSchema = z.object({
  column: z.enum(importColumns).nullable(),
  message: z.string(),
});
export type LineProblem = z.output<typeof lineProblemSchema>;

export const importCountsSchema = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  error: z.int(),
  waiting: z.int(),
  written: z.int(),
  failed: z.int(),
  undone: z.int(),
  kept: z.int(),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

export const importSchema = z.object({
  id: z.uuid(),
  status: z.enum(importStatuses),
  filename: z.string(),
  started_by: z.string().nullable(),
  step_done: z.int(),
  step_total: z.int(),
  columns: z.array(z.enum(importColumns)),
  ignored_columns: z.array(z.string()),
  new_categories: z.array(z.string()),
  counts: importCountsSchema,
  message: z.string().nullable(),
  can_undo: z.boolean(),
  created_at: z.string(),
  applied_at: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type ProductImport = z.output<typeof importSchema>;

export const importLineSchema = z.object({
  line: z.int(),
  name: z.string(),
  code: z.string(),
  verdict: z.enum(lineVerdicts),
  state: z.enum(lineStates),
  changes: z.array(lineChangeSchema),
  problems: z.array(lineProblemSchema),
  product_id: z.uuid().nullable(),
});
export type ImportLine = z.output<typeof importLineSchema>;

export const importLinePageSchema = z.object({
  rows: z.array(importLineSchema),
  total: z.int(),
  page: z.int(),
});
export type ImportLinePage = z.output<typeof importLinePageSchema>;

export const IMPORT_LINES_PER_PAGE = 50;
export const DAYS_UNDOABLE = 30;
