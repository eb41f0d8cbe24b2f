import type {
  ImportCells,
  ImportColumn,
  ImportCounts,
  ImportStatus,
  LineChange,
  LineProblem,
  LineState,
  LineVerdict,
} from "#domain/imports/product-import.ts";
import { createdAt, id, instant } from "../db/columns.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/** One spreadsheet that an administrator brought, from its check to its undoing. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    status: text().$type<ImportStatus>().notNull(),
    filename: text().notNull(),
    startedBy: uuid(),
    startedByEmail: text(),
    /** How far the running step is; lines say the rest. */
    stepDone: integer().notNull().default(0),
    stepTotal: integer().notNull().default(0),
    columns: text().array().$type<ImportColumn[]>().notNull().default([]),
    /** Headings that mean nothing to the shop. */
    ignoredColumns: text().array().notNull().default([]),
    /** Names that the import adds, as "Category" or "Category > Subcategory". */
    newCategories: text().array().notNull().default([]),
    /** What it really added, for its undoing. */
    createdCategoryIds: text().array().notNull().default([]),
    createdSubcategoryIds: uuid().array().notNull().default([]),
    /** As they were when the last step ended. */
    counts: jsonb().$type<ImportCounts>(),
    /** A Portuguese sentence: why it failed or stopped. */
    message: text(),
    wantsStop: boolean().notNull().default(false),
    /** The last sign of life of the process that works on it. */
    beatAt: instant().notNull().default(sql`now()`),
    createdAt: createdAt(),
    appliedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    index("imports_newest").on(table.createdAt, table.id),
    // Whichever process is asked: the second one at the same time is refused.
    uniqueIndex("imports_one_at_a_time")
      .on(sql`(true)`)
      .where(sql`${table.status} in ('checking', 'applying', 'undoing')`),
  ],
);

/** A line of the spreadsheet: what it says, what it would do, what it did, and what was there before. */
export const importLines = pgTable(
  "import_lines",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** As the spreadsheet counts, headings included. */
    line: integer().notNull(),
    cells: jsonb().$type<ImportCells>().notNull(),
    verdict: text().$type<LineVerdict>().notNull(),
    state: text().$type<LineState>().notNull(),
    changes: jsonb().$type<LineChange[]>().notNull().default([]),
    problems: jsonb().$type<LineProblem[]>().notNull().default([]),
    productId: uuid(),
    /** The product and its pictures as rows, before this line changed them. */
    before: jsonb().$type<unknown>(),
    /** The product's `updated_at` after this line: whoever finds another knows that somebody changed it since. */
    version: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_lines_verdict").on(table.importId, table.verdict, table.line),
    index("import_lines_state").on(table.importId, table.state, table.line),
  ],
);

/** Files that must outlive a day without a product: taken from a ZIP for lines that wait, or needed for an undoing. */
export const importPictures = pgTable(
  "import_pictures",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.key] }),
    index("import_pictures_key").on(table.key),
  ],
);
