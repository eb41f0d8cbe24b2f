/**
 * A running step of an import: its progress, its heartbeat, and the two ways to stop it (by a person, or on shutdown).
 */

import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ImportStatus } from "#domain/imports/product-import.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { countLines } from "./count-lines.ts";
import { imports } from "./tables.ts";

export const STOPPED_BY_PERSON = "Parada a pedido. O que já foi feito continua valendo.";
export const INTERRUPTED = "Interrompida, tente de novo. O que já foi feito continua valendo.";

/** After this time without a heartbeat, the process that ran the step is considered dead. */
export const HEARTBEAT_TIMEOUT_MS = 60_000;
const PROGRESS_EVERY_MS = 500;
/** The heartbeat continues while one line takes long, for example because of a slow site or a large workbook. */
const HEARTBEAT_EVERY_MS = 10_000;

/** Thrown between two lines, when everything before is complete. */
export class StepStopped extends Error {}

export interface ImportStep {
  importId: string;
  ctx: ServiceContext;
  /** The context with the current time, because a step may take minutes. */
  now(): ServiceContext;
  /** Saves the progress. It is called between two lines, and throws if the step must stop. */
  reportProgress(done: number): Promise<void>;
}

interface StepOutcome {
  status: ImportStatus;
  message?: string | null;
  appliedAt?: Date;
  undoneAt?: Date;
}

/** Runs a step and stores how it ended. An unexpected error is logged, and the stored message is a general one. */
export async function runStep(
  ctx: ServiceContext,
  importId: string,
  { signal, whenStopped }: { signal: AbortSignal; whenStopped: ImportStatus },
  work: (step: ImportStep) => Promise<StepOutcome>,
): Promise<void> {
  let lastProgress = 0;
  const step: ImportStep = {
    importId,
    ctx,
    now: () => ({ ...ctx, now: new Date() }),
    async reportProgress(done) {
      if (signal.aborted) throw new StepStopped(INTERRUPTED);
      if (Date.now() - lastProgress < PROGRESS_EVERY_MS) return;
      lastProgress = Date.now();
      const [row] = await ctx.db
        .update(imports)
        .set({ stepDone: done, beatAt: new Date() })
        .where(eq(imports.id, importId))
        .returning({ wantsStop: imports.wantsStop });
      if (!row || row.wantsStop) throw new StepStopped(STOPPED_BY_PERSON);
    },
  };
  const heartbeat = setInterval(() => void sendHeartbeat(ctx, importId), HEARTBEAT_EVERY_MS).unref();
  try {
    await finish(ctx, importId, await work(step).catch((error) => describeEnd(ctx, error, whenStopped)));
  } finally {
    clearInterval(heartbeat);
  }
}

async function sendHeartbeat({ db, log }: ServiceContext, importId: string): Promise<void> {
  try {
    await db.update(imports).set({ beatAt: new Date() }).where(eq(imports.id, importId));
  } catch (error) {
    log.warn({ err: error }, "the heartbeat of an import failed");
  }
}

function describeEnd(ctx: ServiceContext, error: unknown, status: ImportStatus): StepOutcome {
  if (error instanceof StepStopped) return { status, message: error.message };
  if (error instanceof DomainError && error.sentence) return { status, message: error.sentence };
  ctx.log.error({ err: error }, "an import was interrupted");
  return { status, message: INTERRUPTED };
}

async function finish(
  { db }: ServiceContext,
  importId: string,
  { message = null, ...outcome }: StepOutcome,
): Promise<void> {
  const counts = await countLines(db, importId);
  await db
    .update(imports)
    .set({ ...outcome, message, counts, wantsStop: false, beatAt: new Date() })
    .where(eq(imports.id, importId));
}
