import { sql } from "drizzle-orm";
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
} from "drizzle-orm/pg-core";
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

/** An uploaded spreadsheet, from its check to its undoing. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    status: text().$type<ImportStatus>().notNull(),
    filename: text().notNull(),
    startedBy: uuid(),
    startedByEmail: text(),
    /** The progress of the running step; results are stored in the lines. */
    stepDone: integer().notNull().default(0),
    stepTotal: integer().notNull().default(0),
    columns: text().array().$type<ImportColumn[]>().notNull().default([]),
    /** Whether the products that it creates start as drafts. */
    createsDrafts: boolean().notNull().default(false),
    /** Headings that the shop does not know. */
    ignoredColumns: text().array().notNull().default([]),
    /** Names of the categories that the import will create, as "Category" or "Category > Subcategory". */
    newCategories: text().array().notNull().default([]),
    /** The categories that were created, for undoing. */
    createdCategoryIds: text().array().notNull().default([]),
    createdSubcategoryIds: uuid().array().notNull().default([]),
    /** The counts at the end of the last step. */
    counts: jsonb().$type<ImportCounts>(),
    /** A Portuguese sentence that says why it failed or stopped. */
    message: text(),
    wantsStop: boolean().notNull().default(false),
    /** The last heartbeat of the process that runs the step. */
    beatAt: instant().notNull().default(sql`now()`),
    createdAt: createdAt(),
    appliedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    index("imports_newest").on(table.createdAt, table.id),
    // Only one import may run at a time, in all processes together.
    uniqueIndex("imports_one_at_a_time")
      .on(sql`(true)`)
      .where(sql`${table.status} in ('checking', 'applying', 'undoing')`),
  ],
);

/** A line of the spreadsheet: its cells, its verdict, its result, and the product before and after it. */
export const importLines = pgTable(
  "import_lines",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** The row number in the spreadsheet, in which the headings are row 1. */
    line: integer().notNull(),
    cells: jsonb().$type<ImportCells>().notNull(),
    verdict: text().$type<LineVerdict>().notNull(),
    state: text().$type<LineState>().notNull(),
    changes: jsonb().$type<LineChange[]>().notNull().default([]),
    problems: jsonb().$type<LineProblem[]>().notNull().default([]),
    productId: uuid(),
    /** The product with its pictures before this line changed it (a ProductSnapshot). */
    before: jsonb().$type<unknown>(),
    /** The product as this line left it (a ProductSnapshot). If it differs later, the product was changed since. */
    after: jsonb().$type<unknown>(),
    /** The product's `updated_at` after this line, for lines that an earlier version wrote without `after`. */
    version: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_lines_verdict").on(table.importId, table.verdict, table.line),
    index("import_lines_state").on(table.importId, table.state, table.line),
  ],
);

/**
 * Files that the daily sweep must not delete although no product uses them: from a ZIP for waiting lines, or needed for
 * undoing.
 */
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
