import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Attempt, isDelivered, isGone } from "#domain/webhooks/delivery-state.ts";
import { isHopeless, retryWait } from "#domain/webhooks/retry-schedule.ts";
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
    const isUnwanted = isGone(attempt) && (await isStillAt(tx, endpoint));
    if (isDelivered(attempt)) await noteSuccess(tx, endpoint);
    else if (isUnwanted) await switchOff(ctx, tx, endpoint, "gone");
    else if (delivery.type !== TEST_EVENT) await noteFailure(ctx, tx, endpoint, delivery, now);
    await tx
      .update(webhookDeliveries)
      .set({
        ...(isDelivered(attempt) ? delivered : afterFailure(delivery, isUnwanted, now)),
        attempts: [...delivery.attempts, attempt].slice(-MAX_KEPT_ATTEMPTS),
      })
      // Unless somebody has sent it again by hand meanwhile, or it took longer than the claim.
      .where(claimedAs(delivery));
  });
}

const delivered = { state: "delivered", attemptAt: null } as const;

function afterFailure({ type, failures }: Delivery, isUnwanted: boolean, now: Date) {
  const wait = isUnwanted || type === TEST_EVENT ? undefined : retryWait(failures + 1, Math.random());
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

/** The owner may have changed the address meanwhile: what the one before has answered says nothing of the new one. */
const atItsAddress = ({ id, url }: Endpoint) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.url, url));

async function isStillAt(tx: Tx, endpoint: Endpoint): Promise<boolean> {
  const found = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(atItsAddress(endpoint))
    .for("no key update");
  return found.length > 0;
}

async function noteSuccess(tx: Tx, endpoint: Endpoint): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(atItsAddress(endpoint), isNotNull(webhookEndpoints.failingSince)));
}

async function noteFailure(
  ctx: WebhookContext,
  tx: Tx,
  endpoint: Endpoint,
  { failures }: Delivery,
  now: Date,
): Promise<void> {
  const { failingSince } = webhookEndpoints;
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(atItsAddress(endpoint), isNull(failingSince)));
  const [failing] = await tx
    .select({ since: failingSince })
    .from(webhookEndpoints)
    .where(and(atItsAddress(endpoint), isNotNull(failingSince)));
  if (!failing?.since || !isHopeless(failures + 1, now.getTime() - failing.since.getTime())) return;
  await switchOff(ctx, tx, endpoint, "failing");
}

/** Of several that fail at once, the first one tells the owners. */
async function switchOff(
  { jobs }: WebhookContext,
  tx: Tx,
  endpoint: Endpoint,
  offReason: (typeof offReasons)[number],
): Promise<void> {
  const switched = await tx
    .update(webhookEndpoints)
    .set({ active: false, offReason })
    .where(and(atItsAddress(endpoint), webhookEndpoints.active))
    .returning({ id: webhookEndpoints.id });
  if (switched.length === 0) return;
  for (const to of await listOwnerEmails(tx))
    await jobs.addMail(tx, { kind: "webhook_off", to, name: endpoint.name, reason: offReason });
}
