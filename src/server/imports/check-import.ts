/** The dry run of a whole spreadsheet; products and categories are not changed. */

import { eq } from "drizzle-orm";
import { readHeadings } from "#domain/imports/headings.ts";
import { MAX_IMPORT_LINES } from "#domain/imports/import-limits.ts";
import type { ImportColumn } from "#domain/imports/product-import.ts";
import { isEmptyRow, readCells, textOf } from "#domain/imports/read-cells.ts";
import { createArchivePictures } from "./archive-pictures.ts";
import { type CheckState, checkLines, type RawLine } from "./check-lines.ts";
import { readImportCategories } from "./import-categories.ts";
import type { ImportDependencies } from "./import-dependencies.ts";
import { readImportGrids } from "./import-grids.ts";
import type { ImportStep } from "./import-step.ts";
import { type ImportFile, openImportFile } from "./open-import-file.ts";
import { readSheet } from "./read-sheet.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { refuseFile } from "./refuse-file.ts";
import { importLines, imports } from "./tables.ts";

/** Small batches, because lines with pictures are slow and progress is shown per batch. */
const LINES_AT_ONCE = 50;

export async function checkImport(
  step: ImportStep,
  { publicOrigin }: ImportDependencies,
  received: ReceivedFile,
): Promise<{ status: "ready" }> {
  const file = await openImportFile(received);
  try {
    const { ctx, importId } = step;
    const state: CheckState = {
      importId,
      origin: publicOrigin,
      pictures: createArchivePictures(importId, file.archive),
      categories: await readImportCategories(ctx.db),
      grids: await readImportGrids(ctx.db),
      seen: new Map(),
      newCategories: new Map(),
    };
    await readLines(step, file, async (lines) => {
      for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
        const checked = await checkLines(step.now(), state, lines.slice(from, from + LINES_AT_ONCE));
        if (checked.length > 0) await ctx.db.insert(importLines).values(checked);
        await step.reportProgress(checked.at(-1)?.line ?? 0);
      }
    });
    await ctx.db
      .update(imports)
      .set({ newCategories: [...state.newCategories.values()] })
      .where(eq(imports.id, importId));
    return { status: "ready" };
  } finally {
    file.archive?.close();
  }
}

/** Lines have the spreadsheet's own row numbers; empty rows are skipped. */
async function readLines(
  { ctx, importId, reportProgress }: ImportStep,
  { sheet }: ImportFile,
  take: (lines: RawLine[]) => Promise<void>,
): Promise<void> {
  let columns: (ImportColumn | null)[] | undefined;
  let line = 0;
  let filled = 0;
  for await (const { rows, total } of readSheet(sheet)) {
    if (total > MAX_IMPORT_LINES + 1) {
      throw refuseFile("A planilha tem mais de 20.000 linhas. Divida-a em partes.");
    }
    await reportProgress(line);
    const lines: RawLine[] = [];
    for (const row of rows) {
      line++;
      if (isEmptyRow(row)) continue;
      if (columns) lines.push({ line, cells: readCells(columns, row) });
      else {
        const headings = readHeadings(row.map(textOf));
        if ("refusal" in headings) throw refuseFile(headings.refusal);
        columns = headings.columns;
        const known = [...new Set(columns.filter((column) => column !== null))];
        await ctx.db
          .update(imports)
          .set({ columns: known, ignoredColumns: headings.ignored, stepTotal: total })
          .where(eq(imports.id, importId));
      }
    }
    filled += lines.length;
    await take(lines);
  }
  if (filled === 0) throw refuseFile("A planilha não tem nenhum produto abaixo dos títulos.");
}
