import { and, asc, eq, inArray, isNotNull, lte, min } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import type { Delivery, Endpoint } from "./webhook-context.ts";

/** Longer than an attempt can take. If the process ends meanwhile, another makes it then. */
export const CLAIM_MS = 30_000;

export interface WebhookQueue {
  endpoint: Endpoint;
  /** When the next delivery is due; null if none waits. */
  dueAt: Date | null;
}

/** Of the deliveries it reads those that wait alone: the others are the log of a month. */
export function readQueues(db: Db): Promise<WebhookQueue[]> {
  const { endpointId, attemptAt } = webhookDeliveries;
  return db
    .select({ endpoint: webhookEndpoints, dueAt: min(attemptAt) })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, and(eq(endpointId, webhookEndpoints.id), isNotNull(attemptAt)))
    .where(eq(webhookEndpoints.active, true))
    .groupBy(webhookEndpoints.id);
}

/** Takes the delivery of an endpoint that is due first. No row stays locked while it is sent. */
export async function claimDelivery(db: Db, endpointId: string, now: Date): Promise<Delivery | undefined> {
  const due = db.$with("due").as(
    db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), lte(webhookDeliveries.attemptAt, now)))
      .orderBy(asc(webhookDeliveries.attemptAt))
      .limit(1)
      .for("update", { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(webhookDeliveries)
    .set({ attemptAt: claimUntil(now), xact: null })
    .where(inArray(webhookDeliveries.id, db.select().from(due)))
    .returning();
  return claimed;
}

export const claimUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);
