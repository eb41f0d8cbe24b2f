import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, gt, type SQL } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { DELIVERIES_PER_PAGE, type DeliveryFilter } from "#domain/webhooks/delivery-state.ts";
import { TEST_EVENT } from "#domain/webhooks/webhook-event.ts";
import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db, Tx } from "../db/client.ts";
import { countUpTo } from "../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../db/keyset.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { claimUntil } from "./claim-deliveries.ts";
import { getEndpoint, isGivenUp, lockEndpoint } from "./read-endpoints.ts";
import { webhookDeliveries } from "./tables.ts";
import { type Delivery, type Endpoint, secretsOf } from "./webhook-context.ts";
import type { WebhookDesk } from "./webhook-desk.ts";

const newestFirst: Keyset = {
  by: webhookDeliveries.createdAt,
  type: "instant",
  id: webhookDeliveries.id,
  direction: "desc",
};

export async function listDeliveries(
  ctx: ServiceContext,
  endpointId: string,
  { state, cursor }: { state?: DeliveryFilter | undefined; cursor?: string | undefined },
): Promise<KeysetPage<Delivery>> {
  requirePermission(ctx.actor, "store");
  await getEndpoint(ctx.db, endpointId);
  const condition = and(eq(webhookDeliveries.endpointId, endpointId), conditionOf(state));
  const page = await pageByKeyset(newestFirst, { cursor, size: DELIVERIES_PER_PAGE }, (clauses) =>
    ctx.db
      .select({ ...getTableColumns(webhookDeliveries), sortKey: clauses.sortKey })
      .from(webhookDeliveries)
      .where(and(condition, clauses.where))
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
  return { ...page, ...(await countUpTo(ctx.db, webhookDeliveries, condition)) };
}

export async function getDelivery(ctx: ServiceContext, endpointId: string, id: string): Promise<Delivery> {
  requirePermission(ctx.actor, "store");
  return readDelivery(ctx.db, endpointId, id);
}

/** Sends a delivery again, whatever became of it, and tries it for three days if it fails. */
export async function resendDelivery(
  ctx: ServiceContext,
  desk: WebhookDesk,
  endpointId: string,
  id: string,
): Promise<Delivery> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    const { name } = await getSendable(ctx, desk, tx, endpointId);
    const { type } = await readDelivery(tx, endpointId, id);
    await makeDue(ctx, tx, eq(webhookDeliveries.id, id));
    await finishResending(ctx, tx, endpointId, `${type} enviado de novo ao webhook “${name}”`);
    return readDelivery(tx, endpointId, id);
  });
}

/** Sends all that was given up again, and returns how many. */
export async function resendGivenUp(
  ctx: ServiceContext,
  desk: WebhookDesk,
  endpointId: string,
): Promise<number> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    const { name } = await getSendable(ctx, desk, tx, endpointId);
    const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId);
    const length = await makeDue(ctx, tx, and(ofEndpoint, isGivenUp));
    if (length === 0) return 0;
    const what = length === 1 ? "1 envio que tinha falhado" : `${length} envios que tinham falhado`;
    await finishResending(ctx, tx, endpointId, `${what} de novo ao webhook “${name}”`);
    return length;
  });
}

export interface TestResult {
  delivery: Delivery;
  /** The beginning of what the receiver answered. It is not stored: nobody knows whom it names. */
  answer: string;
}

/** Sends a test event at once, also to a paused endpoint. It is tried once, and one that `stop` ends was never sent. */
export async function testWebhook(
  ctx: ServiceContext,
  desk: WebhookDesk,
  id: string,
  stop?: AbortSignal,
): Promise<TestResult> {
  requirePermission(ctx.actor, "store");
  const endpoint = await getEndpoint(ctx.db, id);
  const secrets = secretsOf(desk, endpoint, ctx.now);
  if (!secrets) throw unreadable();
  const [claimed] = await ctx.db.insert(webhookDeliveries).values(newTest(ctx, endpoint)).returning();
  if (!claimed) throw new Error("The database returned no delivery");
  const sending = attemptDelivery({ ...ctx, desk }, { endpoint, secrets }, claimed, stop);
  const { text } = await sending.catch(async (error) => {
    if (!stop?.aborted) throw error;
    await ctx.db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, claimed.id));
    throw new DomainError("conflict", { message: webhookTexts.stopping });
  });
  await ctx.events.publish(ctx.db, { topic: "webhooks" });
  return { delivery: await readDelivery(ctx.db, id, claimed.id), answer: text };
}

/** Claimed from the start, so that no worker sends it too. */
function newTest({ now }: ServiceContext, endpoint: Endpoint): typeof webhookDeliveries.$inferInsert {
  const data = { message: "Se você recebeu isto, o webhook está funcionando." };
  return {
    id: randomUUID(),
    endpointId: endpoint.id,
    type: TEST_EVENT,
    subject: endpoint.id,
    body: JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data }),
    attemptAt: claimUntil(new Date()),
    createdAt: now,
  };
}

async function getSendable(
  ctx: ServiceContext,
  desk: WebhookDesk,
  tx: Tx,
  endpointId: string,
): Promise<Endpoint> {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (!endpoint.active) throw new DomainError("conflict", { message: webhookTexts.paused });
  if (!secretsOf(desk, endpoint, ctx.now)) throw unreadable();
  return endpoint;
}

/** Returns how many. */
async function makeDue({ now }: ServiceContext, tx: Tx, condition: SQL | undefined): Promise<number> {
  const due = await tx
    .update(webhookDeliveries)
    .set({ state: "waiting", attemptAt: now, failures: 0 })
    .where(condition)
    .returning({ id: webhookDeliveries.id });
  return due.length;
}

async function readDelivery(db: Db | Tx, endpointId: string, id: string): Promise<Delivery> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id)));
  if (!delivery) throw notInLog();
  return delivery;
}

async function finishResending(
  ctx: ServiceContext,
  tx: Tx,
  endpointId: string,
  summary: string,
): Promise<void> {
  const subject = { type: "webhook", id: endpointId } as const;
  await recordChange(tx, ctx, { action: "webhook.resent", subject, summary });
  await ctx.events.publish(tx, { topic: "webhooks" });
}

function conditionOf(state: DeliveryFilter | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  const { state: stored, failures } = webhookDeliveries;
  if (state === "failing") return and(eq(stored, "waiting"), gt(failures, 0));
  return and(eq(stored, state), state === "waiting" ? eq(failures, 0) : undefined);
}

const notInLog = () => new DomainError("not_found", { message: webhookTexts.deliveryNotFound });

const unreadable = () => new DomainError("conflict", { message: webhookTexts.unreadable });
