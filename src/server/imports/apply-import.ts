/** Writes the lines that wait, one after the other, each whole; begun again, it goes on where it stopped. */
import { DomainError } from "#domain/errors.ts";
import { readLine } from "#domain/imports/read-line.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { productTexts } from "#domain/texts/products.ts";
import { recordChange } from "../audit/record-change.ts";
import { readImagesOf } from "../catalog/read-product-batches.ts";
import { and, asc, eq } from "../db/sql.ts";
import { isViolation } from "../db/violations.ts";
import { addCategories } from "./add-categories.ts";
import { countLines } from "./count-lines.ts";
import { describeCounts } from "./describe-counts.ts";
import { type FetchedPictures, fetchPictures } from "./fetch-pictures.ts";
import type { ImportParts } from "./import-parts.ts";
import type { ImportStep } from "./import-step.ts";
import { readShelves } from "./shelves.ts";
import { importLines } from "./tables.ts";
import { createTouchedProducts } from "./touched-products.ts";
import { type LineToWrite, setLine, writeLine } from "./write-line.ts";

/** Their pictures are fetched together. */
const LINES_AT_ONCE = 20;

interface Import {
  id: string;
  filename: string;
  newCategories: string[];
}

export async function applyImport(
  step: ImportStep,
  parts: ImportParts,
  found: Import,
): Promise<{ status: "done"; appliedAt: Date }> {
  const { ctx } = step;
  const touched = createTouchedProducts(ctx);
  const fetched: FetchedPictures = new Map();
  let done = 0;
  try {
    await addCategories(step.now(), found);
    const shelves = await readShelves(ctx.db);
    for (
      let lines = await readWaiting(step, parts);
      lines.length > 0;
      lines = await readWaiting(step, parts)
    ) {
      await prefetch(step, parts, fetched, lines);
      for (const line of lines) {
        await step.beat(done++);
        await writeOne(step, line, { shelves, fetched, touched });
      }
    }
    return { status: "done", appliedAt: new Date() };
  } finally {
    // Also of an import that stopped: what was written is there, and who wrote it.
    await touched.flush();
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
  { publicOrigin }: ImportParts,
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
  { pictureFetcher }: ImportParts,
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

type Sources = Parameters<typeof writeLine>[3] & { touched: ReturnType<typeof createTouchedProducts> };

/** A line that the shop refuses is told and passed over; a fault of the shop's own ends the step. */
async function writeOne(
  step: ImportStep,
  line: LineToWrite,
  { touched, ...sources }: Sources,
): Promise<void> {
  const ctx = step.now();
  try {
    const written = await ctx.db.transaction((tx) => writeLine(ctx, tx, line, sources));
    if (written) await touched.add(written);
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
  return undefined;
}
