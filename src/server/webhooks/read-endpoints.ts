import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Attempt, DeliveryState } from "#domain/webhooks/delivery-state.ts";
import { type SentEvent, TEST_EVENT } from "#domain/webhooks/webhook-event.ts";
import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import type { Db, DbOrTx, Tx } from "../db/client.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import type { Endpoint } from "./webhook-context.ts";

/** What became of the newest delivery that was tried. */
export interface LastDelivery {
  type: SentEvent;
  state: DeliveryState;
  failures: number;
  attempt: Attempt;
}

export interface CountedEndpoint {
  endpoint: Endpoint;
  last: LastDelivery | null;
  waiting: number;
  givenUp: number;
}

/** A test that failed is not among what is worth sending again. */
export const isGivenUp = sql`${webhookDeliveries.state} = 'given_up' and ${webhookDeliveries.type} <> ${TEST_EVENT}`;

/** The oldest first. */
export function readEndpoints(db: DbOrTx, id?: string): Promise<CountedEndpoint[]> {
  const ofEndpoint = sql`${webhookDeliveries.endpointId} = ${webhookEndpoints.id}`;
  const counted = (condition: SQL) =>
    sql<number>`(select count(*)::int from ${webhookDeliveries} where ${ofEndpoint} and ${condition})`;
  return db
    .select({
      endpoint: webhookEndpoints,
      last: sql<LastDelivery | null>`(
        select json_build_object('type', ${webhookDeliveries.type}, 'state', ${webhookDeliveries.state},
          'failures', ${webhookDeliveries.failures}, 'attempt', ${webhookDeliveries.attempts} -> -1)
        from ${webhookDeliveries} where ${ofEndpoint} and ${webhookDeliveries.attempts} <> '[]'
        order by ${webhookDeliveries.createdAt} desc, ${webhookDeliveries.id} desc limit 1
      )`,
      waiting: counted(sql`${webhookDeliveries.attemptAt} is not null`),
      givenUp: counted(isGivenUp),
    })
    .from(webhookEndpoints)
    .where(id === undefined ? undefined : eq(webhookEndpoints.id, id))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function findActiveEndpoint(db: Db, id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), webhookEndpoints.active));
  return endpoint;
}

export async function getEndpoint(db: DbOrTx, id: string): Promise<Endpoint> {
  return orMissing(await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)));
}

/** Locked until the transaction ends, but not by key: orders that tell it of themselves need not wait. */
export async function lockEndpoint(tx: Tx, id: string): Promise<Endpoint> {
  const ofEndpoint = eq(webhookEndpoints.id, id);
  return orMissing(await tx.select().from(webhookEndpoints).where(ofEndpoint).for("no key update"));
}

function orMissing([endpoint]: Endpoint[]): Endpoint {
  if (!endpoint) throw new DomainError("not_found", { message: webhookTexts.notFound });
  return endpoint;
}
