import { inArray, lt } from "drizzle-orm";
import { DELIVERY_DAYS } from "#domain/webhooks/delivery-state.ts";
import type { Db } from "../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes what left the log, and secrets that no longer sign. What a paused endpoint has waited for that long goes, too. A
 * row that somebody is working on goes the next night: nobody waits for the other here, in whatever order each takes its rows.
 */
export async function sweepDeliveries(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS);
  const old = db
    .$with("old")
    .as(
      db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(lt(webhookDeliveries.createdAt, oldest))
        .for("update", { skipLocked: true }),
    );
  await db
    .with(old)
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, db.select().from(old)));
  await db
    .update(webhookEndpoints)
    .set({ sealedOldSecret: null, oldSecretUntil: null })
    .where(lt(webhookEndpoints.oldSecretUntil, now));
}
