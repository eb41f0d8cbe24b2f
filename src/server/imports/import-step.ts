/** A running step of an import: its progress, its sign of life, and the two ways in which it is told to stop. */

import { DomainError } from "#domain/errors.ts";
import type { ImportStatus } from "#domain/imports/product-import.ts";
import { eq } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { countLines } from "./count-lines.ts";
import { imports } from "./tables.ts";

export const STOPPED_BY_PERSON = "Parada a pedido. O que já foi feito continua valendo.";
export const INTERRUPTED = "Interrompida, tente de novo. O que já foi feito continua valendo.";

/** Without a sign of life for this long, the process that worked on it is gone. */
export const SILENCE_MS = 60_000;
const BEAT_EVERY_MS = 500;
/** Also while one line takes long: a slow site, a large workbook. */
const PULSE_EVERY_MS = 10_000;

/** Thrown at a place where everything before is whole. */
export class StepStopped extends Error {}

export interface ImportStep {
  importId: string;
  ctx: ServiceContext;
  /** The same context at this moment: a step may take minutes. */
  now(): ServiceContext;
  /** Call it between two lines; throws where the step must stop. */
  beat(done: number): Promise<void>;
}

interface StepOutcome {
  status: ImportStatus;
  message?: string | null;
  appliedAt?: Date;
  undoneAt?: Date;
}

/** Runs a step to its end and writes down how it ended; a fault is the shop's own and said in general words. */
export async function runStep(
  ctx: ServiceContext,
  importId: string,
  { signal, whenStopped }: { signal: AbortSignal; whenStopped: ImportStatus },
  work: (step: ImportStep) => Promise<StepOutcome>,
): Promise<void> {
  let lastBeat = 0;
  const step: ImportStep = {
    importId,
    ctx,
    now: () => ({ ...ctx, now: new Date() }),
    async beat(done) {
      if (signal.aborted) throw new StepStopped(INTERRUPTED);
      if (Date.now() - lastBeat < BEAT_EVERY_MS) return;
      lastBeat = Date.now();
      const [row] = await ctx.db
        .update(imports)
        .set({ stepDone: done, beatAt: new Date() })
        .where(eq(imports.id, importId))
        .returning({ wantsStop: imports.wantsStop });
      if (!row || row.wantsStop) throw new StepStopped(STOPPED_BY_PERSON);
    },
  };
  const pulse = setInterval(() => void showLife(ctx, importId), PULSE_EVERY_MS).unref();
  try {
    await finish(ctx, importId, await work(step).catch((error) => describeEnd(ctx, error, whenStopped)));
  } finally {
    clearInterval(pulse);
  }
}

async function showLife({ db, log }: ServiceContext, importId: string): Promise<void> {
  try {
    await db.update(imports).set({ beatAt: new Date() }).where(eq(imports.id, importId));
  } catch (error) {
    log.warn({ err: error }, "an import could not show that it lives");
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
