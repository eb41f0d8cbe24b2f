import {
  DAYS_UNDOABLE,
  type ImportColumn,
  type ImportCounts,
  type ImportLine,
  isRunning,
  type ProductImport,
} from "#domain/imports/product-import.ts";
import { noCounts } from "./count-lines.ts";
import type { importLines, imports } from "./tables.ts";

const DAY_MS = 86_400_000;

type ImportRow = typeof imports.$inferSelect;

export function isUndoable(row: ImportRow, written: number, now: Date): boolean {
  const since = now.getTime() - (row.appliedAt ?? row.createdAt).getTime();
  return (row.status === "done" || row.status === "stopped") && written > 0 && since < DAYS_UNDOABLE * DAY_MS;
}

export function presentImport(row: ImportRow, counts: ImportCounts | null, now: Date): ProductImport {
  const shown = counts ?? row.counts ?? noCounts();
  return {
    id: row.id,
    status: row.status,
    filename: row.filename,
    started_by: row.startedByEmail,
    step_done: row.stepDone,
    step_total: row.stepTotal,
    columns: row.columns as ImportColumn[],
    ignored_columns: row.ignoredColumns,
    new_categories: row.newCategories,
    counts: shown,
    message: row.message,
    can_undo: !isRunning(row.status) && isUndoable(row, shown.written, now),
    created_at: row.createdAt.toISOString(),
    applied_at: row.appliedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
  };
}

export function presentLine(row: typeof importLines.$inferSelect): ImportLine {
  return {
    line: row.line,
    name: row.cells.name ?? "",
    code: row.cells.code ?? "",
    verdict: row.verdict,
    state: row.state,
    changes: row.changes,
    problems: row.problems,
    product_id: row.productId,
  };
}
