import { DAYS_UNDOABLE, type ImportCounts, isRunning } from "#domain/imports/product-import.ts";
import { noCounts } from "./count-lines.ts";
import type { imports } from "./tables.ts";

const DAY_MS = 86_400_000;

export type ImportRow = typeof imports.$inferSelect;

/** An import with the counts of its lines, and whether it can be undone. */
export interface CountedImport extends Omit<ImportRow, "counts"> {
  counts: ImportCounts;
  canUndo: boolean;
}

/** Uses the counts of the end of the last step, unless current ones are passed. */
export function toCounted(row: ImportRow, now: Date, counts = row.counts ?? noCounts()): CountedImport {
  return { ...row, counts, canUndo: !isRunning(row.status) && isUndoable(row, counts.written, now) };
}

export function isUndoable(row: ImportRow, written: number, now: Date): boolean {
  const since = now.getTime() - (row.appliedAt ?? row.createdAt).getTime();
  return (row.status === "done" || row.status === "stopped") && written > 0 && since < DAYS_UNDOABLE * DAY_MS;
}
