/**
 * Writes the waiting lines one after the other, each in its own transaction. After a stop it can continue where it
 * ended.
 */

import { and, asc, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { readLine } from "#domain/imports/read-line.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import { recordChange } from "../audit/record-change.ts";
import { readImagesOf } from "../catalog/read-product-batches.ts";
import { isViolation } from "../db/violations.ts";
import { addCategories } from "./add-categories.ts";
import { createChangePublisher } from "./change-publisher.ts";
import { countLines } from "./count-lines.ts";
import { describeCounts } from "./describe-counts.ts";
import { type FetchedPictures, fetchPictures } from "./fetch-pictures.ts";
import { readImportCategories } from "./import-categories.ts";
import type { ImportDependencies } from "./import-dependencies.ts";
import { readImportGrids } from "./import-grids.ts";
import type { ImportStep } from "./import-step.ts";
import { importLines } from "./tables.ts";
import { CHANGED_MEANWHILE, type LineToWrite, setLine, writeLine } from "./write-line.ts";

/** The lines of one batch, whose pictures are fetched together. */
const LINES_AT_ONCE = 20;

interface Import {
  id: string;
  filename: string;
  newCategories: string[];
  createsDrafts: boolean;
}

export async function applyImport(
  step: ImportStep,
  dependencies: ImportDependencies,
  found: Import,
): Promise<{ status: "done"; appliedAt: Date }> {
  const { ctx } = step;
  const publisher = createChangePublisher(ctx);
  const fetched: FetchedPictures = new Map();
  let done = 0;
  try {
    await addCategories(step.now(), found);
    const categories = await readImportCategories(ctx.db);
    const grids = await readImportGrids(ctx.db);
    const { createsDrafts } = found;
    for (
      let lines = await readWaiting(step, dependencies);
      lines.length > 0;
      lines = await readWaiting(step, dependencies)
    ) {
      await prefetch(step, dependencies, fetched, lines);
      for (const line of lines) {
        await step.reportProgress(done++);
        await writeOne(step, line, { categories, grids, fetched, createsDrafts, publisher });
      }
    }
    return { status: "done", appliedAt: new Date() };
  } finally {
    // An import that stopped half-way publishes and logs its changes, too.
    await publisher.flush();
    const summary = `Planilha “${found.filename}” importada: ${describeCounts(await countLines(ctx.db, found.id))}`;
    await recordChange(ctx.db, step.now(), {
      action: "import.applied",
      subject: { type: "import", id: found.id },
      summary,
    });
  }
}

async function readWaiting(
  { ctx, importId }: ImportStep,
  { publicOrigin }: ImportDependencies,
): Promise<LineToWrite[]> {
  const rows = await ctx.db
    .select({ line: importLines.line, cells: importLines.cells, productId: importLines.productId })
    .from(importLines)
    .where(and(eq(importLines.importId, importId), eq(importLines.state, "waiting")))
    .orderBy(asc(importLines.line))
    .limit(LINES_AT_ONCE);
  return rows.map(({ line, cells, productId }) => ({
    importId,
    line,
    productId,
    values: readLine(cells, publicOrigin).values,
  }));
}

async function prefetch(
  step: ImportStep,
  { pictureFetcher }: ImportDependencies,
  fetched: FetchedPictures,
  lines: readonly LineToWrite[],
): Promise<void> {
  const images = await readImagesOf(
    step.ctx.db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const withImages = lines.map(({ values, productId }) => ({
    values,
    images: images.get(productId ?? "") ?? [],
  }));
  await fetchPictures(step.now(), pictureFetcher, fetched, withImages);
}

type Sources = Parameters<typeof writeLine>[3] & { publisher: ReturnType<typeof createChangePublisher> };

/** A line that the shop refuses is recorded as failed and skipped; an unexpected error ends the step. */
async function writeOne(
  step: ImportStep,
  line: LineToWrite,
  { publisher, ...sources }: Sources,
): Promise<void> {
  const ctx = step.now();
  try {
    const written = await ctx.db.transaction((tx) => writeLine(ctx, tx, line, sources));
    if (written) await publisher.add(written);
  } catch (error) {
    const problem = describeRefusal(error);
    if (!problem) throw error;
    await ctx.db.transaction((tx) => setLine(tx, line, { state: "failed", problems: [problem] }));
  }
}

function describeRefusal(error: unknown) {
  if (error instanceof DomainError) {
    return { column: null, message: error.sentence ?? errorTexts[error.code] };
  }
  if (isViolation(error, "unique")) return { column: "code" as const, message: productTexts.codeTaken };
  if (isViolation(error, "foreign_key")) return { column: null, message: CHANGED_MEANWHILE };
  return undefined;
}
