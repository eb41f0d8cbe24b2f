import { DAYS_UNDOABLE } from "#domain/imports/product-import.ts";
import type { DbOrTx } from "../db/client.ts";
import { and, inArray, lt, sql } from "../db/sql.ts";
import type { ServiceContext, ServiceDependencies } from "../service-context.ts";
import { INTERRUPTED, SILENCE_MS } from "./import-step.ts";
import { importLines, importPictures, imports } from "./tables.ts";

const DAY_MS = 86_400_000;
/** A spreadsheet that was checked and never imported. */
const DAYS_KEPT_UNWRITTEN = 7;

/** An import whose process is gone has stopped: what it wrote may not have been told to the other processes. */
export async function markInterrupted({ db, events }: Pick<ServiceContext, "db" | "events">): Promise<void> {
  const silent = lt(imports.beatAt, new Date(Date.now() - SILENCE_MS));
  const status = sql`case when ${imports.status} = 'checking' then 'failed' else 'stopped' end`;
  const found = await db
    .update(imports)
    .set({ status: status as never, message: INTERRUPTED, wantsStop: false, counts: null })
    .where(and(inArray(imports.status, ["checking", "applying", "undoing"]), silent))
    .returning({ id: imports.id });
  if (found.length > 0) await events.publish(db, { topic: "resync" });
}

/** After their time lines and pictures go; that there was an import stays. */
export async function sweepImports(services: ServiceDependencies, now: Date): Promise<void> {
  const { db } = services;
  await markInterrupted(services);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(imports)
    .where(
      and(inArray(imports.status, ["ready", "failed"]), lt(imports.createdAt, before(DAYS_KEPT_UNWRITTEN))),
    );
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(inArray(imports.status, ["done", "stopped", "undone"]), lt(imports.beatAt, before(DAYS_UNDOABLE))),
    );
  await db.delete(importLines).where(inArray(importLines.importId, old));
  await db.delete(importPictures).where(inArray(importPictures.importId, old));
}

/** For the sweep of files: those that an import still needs. */
export async function findImportKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: importPictures.key })
    .from(importPictures)
    .where(inArray(importPictures.key, [...keys]));
  return rows.map(({ key }) => key);
}
