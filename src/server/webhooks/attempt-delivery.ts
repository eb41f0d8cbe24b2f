import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { type Attempt, isDelivered, isGone } from "#domain/webhooks/delivery-state.ts";
import { GIVE_UP_MS, retryWait } from "#domain/webhooks/retry-schedule.ts";
import { hostOfWebhook } from "#domain/webhooks/webhook-address.ts";
import { TEST_EVENT } from "#domain/webhooks/webhook-event.ts";
import type { Tx } from "../db/client.ts";
import { listOwnerEmails } from "../identity/notify-owners.ts";
import type { WebhookAnswer } from "./post-webhook.ts";
import { signWebhook } from "./sign-webhook.ts";
import { type offReasons, webhookDeliveries, webhookEndpoints } from "./tables.ts";
import type { Delivery, Endpoint, WebhookContext } from "./webhook-context.ts";

/** An answer for each try of the schedule, and some by hand. */
const MAX_KEPT_ATTEMPTS = 20;

/** Sends a claimed delivery once, and writes down what came of it. Throws if `stop` ends it; it is then due again. */
export async function attemptDelivery(
  ctx: WebhookContext,
  { endpoint, secrets }: { endpoint: Endpoint; secrets: readonly string[] },
  delivery: Delivery,
  stop?: AbortSignal,
): Promise<WebhookAnswer> {
  const { id, body } = delivery;
  const headers = signWebhook(secrets, { id, sentAt: new Date(), body });
  const answer = await ctx.desk.post(endpoint.url, { headers, body }, stop);
  await record(ctx, endpoint, delivery, answer);
  return answer;
}

/** The endpoint's row is written first, as by whoever deletes it. */
async function record(
  ctx: WebhookContext,
  endpoint: Endpoint,
  delivery: Delivery,
  { status, reason }: WebhookAnswer,
): Promise<void> {
  const now = new Date();
  const attempt: Attempt = { at: now.toISOString(), status, reason };
  if (!isDelivered(attempt)) {
    const about = { webhook: endpoint.id, host: hostOfWebhook(endpoint.url), type: delivery.type };
    ctx.log.warn({ ...about, status, reason }, "a webhook was not delivered");
  }
  await ctx.db.transaction(async (tx) => {
    if (isDelivered(attempt)) await noteSuccess(tx, endpoint);
    else if (isGone(attempt)) await switchOff(ctx, tx, endpoint, "gone");
    else if (delivery.type !== TEST_EVENT) await noteFailure(ctx, tx, endpoint, now);
    await tx
      .update(webhookDeliveries)
      .set({
        ...after(delivery, attempt, now),
        attempts: [...delivery.attempts, attempt].slice(-MAX_KEPT_ATTEMPTS),
      })
      // Unless somebody has sent it again by hand meanwhile, or it took longer than the claim.
      .where(claimedAs(delivery));
  });
}

function after({ type, failures }: Delivery, attempt: Attempt, now: Date) {
  if (isDelivered(attempt)) return { state: "delivered" as const, attemptAt: null };
  const isLast = isGone(attempt) || type === TEST_EVENT;
  const wait = isLast ? undefined : retryWait(failures + 1, Math.random());
  return wait === undefined
    ? { state: "given_up" as const, attemptAt: null, failures: failures + 1 }
    : { attemptAt: new Date(now.getTime() + wait), failures: failures + 1 };
}

/** Makes a claimed delivery due at once, for the next process. */
export async function releaseDelivery({ db }: WebhookContext, delivery: Delivery): Promise<void> {
  await db.update(webhookDeliveries).set({ attemptAt: new Date() }).where(claimedAs(delivery));
}

const claimedAs = ({ id, attemptAt }: Delivery) =>
  and(eq(webhookDeliveries.id, id), attemptAt ? eq(webhookDeliveries.attemptAt, attemptAt) : undefined);

async function noteSuccess(tx: Tx, { id }: Endpoint): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.failingSince)));
}

async function noteFailure(ctx: WebhookContext, tx: Tx, endpoint: Endpoint, now: Date): Promise<void> {
  const { id, active, failingSince } = webhookEndpoints;
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(eq(id, endpoint.id), isNull(failingSince)));
  const [hopeless] = await tx
    .select({ id })
    .from(webhookEndpoints)
    .where(and(eq(id, endpoint.id), active, lte(failingSince, new Date(now.getTime() - GIVE_UP_MS))));
  if (hopeless) await switchOff(ctx, tx, endpoint, "failing");
}

/** Of several that fail at once, the first one tells the owners. */
async function switchOff(
  { jobs }: WebhookContext,
  tx: Tx,
  { id, name }: Endpoint,
  offReason: (typeof offReasons)[number],
): Promise<void> {
  const switched = await tx
    .update(webhookEndpoints)
    .set({ active: false, offReason })
    .where(and(eq(webhookEndpoints.id, id), webhookEndpoints.active))
    .returning({ id: webhookEndpoints.id });
  if (switched.length === 0) return;
  for (const to of await listOwnerEmails(tx))
    await jobs.addMail(tx, { kind: "webhook_off", to, name, reason: offReason });
}
