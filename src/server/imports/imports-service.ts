import { and, eq, inArray, sql } from "drizzle-orm";
import { authorOf, requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { MAX_ARCHIVE_BYTES } from "#domain/imports/import-limits.ts";
import type { ImportStatus } from "#domain/imports/product-import.ts";
import { cleanFilename } from "#domain/media/clean-filename.ts";
import { isUuid } from "#domain/uuid.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { isViolation } from "../db/violations.ts";
import { applyImport } from "./apply-import.ts";
import { checkImport } from "./check-import.ts";
import { countLines } from "./count-lines.ts";
import { type CountedImport, type ImportRow, isUndoable, toCounted } from "./counted-import.ts";
import type { ImportDependencies } from "./import-dependencies.ts";
import { runStep } from "./import-step.ts";
import { receiveToDisk } from "./receive-file.ts";
import { markInterrupted } from "./sweep-imports.ts";
import { imports } from "./tables.ts";
import { undoImport } from "./undo-import.ts";

const BUSY = "Já há uma importação em andamento. Espere ela terminar, ou pare-a.";
const busy = () => new DomainError("conflict", { message: BUSY });
const notNow = () =>
  new DomainError("conflict", { message: "Esta importação não está mais assim. Atualize a página." });

/** Receives the file and checks it in the background. The result is read from the import's lines. */
export async function startImport(
  ctx: ServiceContext,
  dependencies: ImportDependencies,
  { filename, body }: { filename: string; body: ReadableStream<Uint8Array> | null },
): Promise<CountedImport> {
  requirePermission(ctx.actor, "catalog");
  await markInterrupted(ctx);
  // This check avoids a useless upload; the unique index decides if two uploads start at the same time.
  const [other] = await ctx.db.select().from(imports).where(isRunningNow()).limit(1);
  if (other) throw busy();
  const tooLarge = new DomainError("file_too_large", {
    message: "Arquivo muito grande. O máximo é 10 MB para uma planilha e 200 MB para um ZIP com imagens.",
  });
  const received = await receiveToDisk(body, MAX_ARCHIVE_BYTES, tooLarge);
  try {
    const row = await insertImport(ctx, cleanFilename(filename) || "planilha");
    runInBackground(ctx, dependencies, row.id, "failed", (step) =>
      checkImport(step, dependencies, received).finally(received.remove),
    );
    return toCounted(row, ctx.now);
  } catch (error) {
    await received.remove();
    throw error;
  }
}

async function insertImport({ db, actor, now }: ServiceContext, filename: string): Promise<ImportRow> {
  const author = authorOf(actor);
  const who = { startedBy: author?.id, startedByEmail: author?.name };
  try {
    const [row] = await db
      .insert(imports)
      .values({ ...who, status: "checking", filename, createdAt: now, beatAt: new Date() })
      .returning();
    if (!row) throw new Error("The database returned no import");
    return row;
  } catch (error) {
    throw isViolation(error, "unique") ? busy() : error;
  }
}

/** Writes the lines of a checked or stopped import; a stopped one goes on as it began. */
export async function beginApplying(
  ctx: ServiceContext,
  dependencies: ImportDependencies,
  id: string,
  { createsDrafts }: { createsDrafts: boolean | undefined },
): Promise<CountedImport> {
  requirePermission(ctx.actor, "catalog");
  const row = await getImport(ctx, id);
  const { waiting } = await countLines(ctx.db, row.id);
  if (waiting === 0) throw new DomainError("conflict", { message: "Não há nada a importar nesta planilha." });
  const choices = row.status === "ready" && createsDrafts !== undefined ? { createsDrafts } : {};
  const begun = await begin(ctx, id, ["ready", "stopped"], "applying", waiting, choices);
  runInBackground(ctx, dependencies, id, "stopped", (step) => applyImport(step, dependencies, begun));
  return countNow(ctx, begun);
}

export async function beginUndoing(
  ctx: ServiceContext,
  dependencies: ImportDependencies,
  id: string,
): Promise<CountedImport> {
  requirePermission(ctx.actor, "catalog");
  const row = await getImport(ctx, id);
  const { written } = await countLines(ctx.db, row.id);
  if (!isUndoable(row, written, ctx.now)) {
    throw new DomainError("conflict", { message: "Esta importação não pode mais ser desfeita." });
  }
  const begun = await begin(ctx, id, ["done", "stopped"], "undoing", written);
  runInBackground(ctx, dependencies, id, "stopped", (step) => undoImport(step, begun));
  return countNow(ctx, begun);
}

/** Requests a stop; the running step ends after its current line. */
export async function stopImport(ctx: ServiceContext, id: string): Promise<CountedImport> {
  requirePermission(ctx.actor, "catalog");
  await getImport(ctx, id);
  const [row] = await ctx.db
    .update(imports)
    .set({ wantsStop: true })
    .where(and(eq(imports.id, id), isRunningNow()))
    .returning();
  if (!row) throw notNow();
  return countNow(ctx, row);
}

/** Deletes an import of which nothing was written. */
export async function discardImport(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await getImport(ctx, id);
  const unwritten = inArray(imports.status, ["ready", "failed"]);
  const gone = await ctx.db
    .delete(imports)
    .where(and(eq(imports.id, id), unwritten))
    .returning({ id: imports.id });
  if (gone.length === 0) throw notNow();
}

export async function getImport(ctx: ServiceContext, id: string): Promise<ImportRow> {
  requirePermission(ctx.actor, "catalog");
  await markInterrupted(ctx);
  const [row] = isUuid(id) ? await ctx.db.select().from(imports).where(eq(imports.id, id)) : [];
  if (!row) throw new DomainError("not_found", { message: "Importação não encontrada" });
  return row;
}

async function countNow(ctx: ServiceContext, row: ImportRow): Promise<CountedImport> {
  return toCounted(row, ctx.now, await countLines(ctx.db, row.id));
}

const isRunningNow = () => inArray(imports.status, ["checking", "applying", "undoing"]);

async function begin(
  { db }: ServiceContext,
  id: string,
  from: ImportStatus[],
  status: ImportStatus,
  stepTotal: number,
  choices: Partial<Pick<ImportRow, "createsDrafts">> = {},
): Promise<ImportRow> {
  const fresh = { stepDone: 0, stepTotal, wantsStop: false, message: null, beatAt: sql`now()` };
  try {
    const [row] = await db
      .update(imports)
      .set({ status, ...fresh, ...choices })
      .where(and(eq(imports.id, id), inArray(imports.status, from)))
      .returning();
    if (!row) throw notNow();
    return row;
  } catch (error) {
    throw isViolation(error, "unique") ? busy() : error;
  }
}

function runInBackground(
  ctx: ServiceContext,
  { runner }: ImportDependencies,
  importId: string,
  whenStopped: ImportStatus,
  work: Parameters<typeof runStep>[3],
): void {
  runner.run(ctx.log, (signal) => runStep(ctx, importId, { signal, whenStopped }, work));
}
