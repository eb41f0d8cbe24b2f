import { and, inArray, lt, sql } from "drizzle-orm";
import { DAYS_UNDOABLE } from "#domain/imports/product-import.ts";
import type { ServiceContext, ServiceDependencies } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { HEARTBEAT_TIMEOUT_MS, INTERRUPTED } from "./import-step.ts";
import { importLines, importPictures, imports } from "./tables.ts";

const DAY_MS = 86_400_000;
/** How long a spreadsheet that was checked but not imported is stored. */
const UNWRITTEN_RETENTION_DAYS = 7;

/**
 * Marks imports whose process died as stopped. Their changes may not have been published, so all caches are refreshed.
 */
export async function markInterrupted({ db, events }: Pick<ServiceContext, "db" | "events">): Promise<void> {
  const isStale = lt(imports.beatAt, new Date(Date.now() - HEARTBEAT_TIMEOUT_MS));
  const status = sql`case when ${imports.status} = 'checking' then 'failed' else 'stopped' end`;
  const found = await db
    .update(imports)
    .set({ status: status as never, message: INTERRUPTED, wantsStop: false, counts: null })
    .where(and(inArray(imports.status, ["checking", "applying", "undoing"]), isStale))
    .returning({ id: imports.id });
  if (found.length > 0) await events.publish(db, { topic: "resync" });
}

/** Deletes imports that were never written, and the lines and pictures of those that can no longer be undone. */
export async function sweepImports(services: ServiceDependencies, now: Date): Promise<void> {
  const { db } = services;
  await markInterrupted(services);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(imports)
    .where(
      and(
        inArray(imports.status, ["ready", "failed"]),
        lt(imports.createdAt, before(UNWRITTEN_RETENTION_DAYS)),
      ),
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

/** For the file sweep: which of these keys an import still needs. */
export async function findImportKeys(db: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: importPictures.key })
    .from(importPictures)
    .where(inArray(importPictures.key, [...keys]));
  return rows.map(({ key }) => key);
}
