import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { formatMoment } from "#domain/orders/order-dates.ts";
import { hostOfWebhook } from "#domain/webhooks/webhook-address.ts";
import { MAX_WEBHOOKS, type WebhookInput } from "#domain/webhooks/webhook-input.ts";
import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { requireFreshProof } from "../identity/fresh-proof.ts";
import { notifyOwners } from "../identity/notify-owners.ts";
import { holdOwner } from "../identity/role-service.ts";
import { type CountedEndpoint, getEndpoint, lockEndpoint, readEndpoints } from "./read-endpoints.ts";
import { newWebhookSecret } from "./sign-webhook.ts";
import { webhookEndpoints } from "./tables.ts";
import type { WebhookDesk } from "./webhook-desk.ts";

const OLD_SECRET_MS = 24 * 3_600_000;

/** An endpoint with its secret, which is shown once: when it was made. */
export interface WithSecret {
  shown: CountedEndpoint;
  secret: string;
}

export async function listWebhooks({ db, actor }: ServiceContext): Promise<CountedEndpoint[]> {
  requirePermission(actor, "store");
  return readEndpoints(db);
}

/**
 * What happens in the shop is sent to it from now on, so a thief must not be able to add one. The proof is asked for before
 * the address is looked up, and again after that, which may take seconds.
 */
export async function createWebhook(
  ctx: ServiceContext,
  desk: WebhookDesk,
  input: WebhookInput,
): Promise<WithSecret> {
  requirePermission(ctx.actor, "store");
  await requireFreshProof(ctx);
  await refuseAddress(desk, input.url);
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    await requireFreshProof({ ...ctx, db: tx });
    await assertRoom(tx);
    const id = randomUUID();
    const secret = newWebhookSecret();
    await tx.insert(webhookEndpoints).values({
      ...input,
      id,
      sealedSecret: desk.seal(id, secret),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await warnOwners(ctx, tx, input);
    await finish(ctx, tx, id, "created", `Webhook “${input.name}” criado, para ${hostOfWebhook(input.url)}`);
    return { shown: await readOne(tx, id), secret };
  });
}

/** Replaces what the owner decides, unless somebody else has changed it since `version`. */
export async function updateWebhook(
  ctx: ServiceContext,
  desk: WebhookDesk,
  id: string,
  { version, webhook }: { version: Date; webhook: WebhookInput },
): Promise<CountedEndpoint> {
  requirePermission(ctx.actor, "store");
  const known = await getEndpoint(ctx.db, id);
  const isMoved = known.url !== webhook.url;
  if (isMoved) {
    await requireFreshProof(ctx);
    await refuseAddress(desk, webhook.url);
  }
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    if (isMoved) await requireFreshProof({ ...ctx, db: tx });
    const before = await lockEndpoint(tx, id);
    if (before.updatedAt.getTime() !== version.getTime() || before.url !== known.url)
      throw new DomainError("conflict");
    const isResumed = webhook.active && !before.active;
    await tx
      .update(webhookEndpoints)
      .set({
        ...webhook,
        ...((isResumed || !webhook.active) && { offReason: null }),
        // It gets its three days again.
        ...((isResumed || isMoved) && { failingSince: null }),
        updatedAt: ctx.now,
      })
      .where(eq(webhookEndpoints.id, id));
    if (isMoved) await warnOwners(ctx, tx, webhook);
    await finish(ctx, tx, id, "updated", describeChange(before, webhook));
    return readOne(tx, id);
  });
}

/** Its log goes with it. */
export async function deleteWebhook(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockEndpoint(tx, id);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await finish(ctx, tx, id, "deleted", `Webhook “${name}” excluído`);
  });
}

/**
 * The secret before signs beside the new one for a day, so that the receiver can be changed in peace. Until then there is no
 * third one: nobody knows which of the two the receiver has.
 */
export async function renewWebhookSecret(
  ctx: ServiceContext,
  desk: WebhookDesk,
  id: string,
): Promise<WithSecret> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    await holdOwner(tx, ctx);
    await requireFreshProof({ ...ctx, db: tx });
    const { name, sealedSecret, oldSecretUntil } = await lockEndpoint(tx, id);
    const secret = newWebhookSecret();
    const keepsOld = desk.unseal(id, sealedSecret) !== undefined;
    if (keepsOld && oldSecretUntil && oldSecretUntil > ctx.now) throw renewedLately(oldSecretUntil);
    await tx
      .update(webhookEndpoints)
      .set({
        sealedSecret: desk.seal(id, secret),
        sealedOldSecret: keepsOld ? sealedSecret : null,
        oldSecretUntil: keepsOld ? new Date(ctx.now.getTime() + OLD_SECRET_MS) : null,
      })
      .where(eq(webhookEndpoints.id, id));
    await finish(ctx, tx, id, "secret_renewed", `Segredo do webhook “${name}” renovado`);
    return { shown: await readOne(tx, id), secret };
  });
}

async function refuseAddress(desk: WebhookDesk, url: string): Promise<void> {
  const message = await desk.refuseAddress(url);
  if (message !== undefined) throw new DomainError("invalid_request", { message, fields: { url: message } });
}

const renewedLately = (until: Date) =>
  new DomainError("conflict", { message: webhookTexts.renewedLately(formatMoment(until)) });

/** The caller has called `holdOwner`. */
async function assertRoom(tx: Tx): Promise<void> {
  const [row] = await tx.select({ webhooks: count() }).from(webhookEndpoints);
  if ((row?.webhooks ?? 0) < MAX_WEBHOOKS) return;
  throw new DomainError("invalid_request", { message: webhookTexts.tooMany(MAX_WEBHOOKS) });
}

/** Of an address only the host: its path may be a secret of the receiver. */
function warnOwners(ctx: ServiceContext, tx: Tx, { name, url }: WebhookInput): Promise<void> {
  return notifyOwners(tx, ctx, { notice: "webhook_changed", about: `“${name}” (${hostOfWebhook(url)})` });
}

function describeChange(
  before: { active: boolean; url: string },
  { name, active, url }: WebhookInput,
): string {
  if (before.url !== url) return `Webhook “${name}” alterado: agora para ${hostOfWebhook(url)}`;
  if (before.active === active) return `Webhook “${name}” alterado`;
  return active ? `Webhook “${name}” retomado` : `Webhook “${name}” pausado`;
}

async function readOne(tx: Tx, id: string): Promise<CountedEndpoint> {
  const [shown] = await readEndpoints(tx, id);
  if (!shown) throw new Error("The written webhook is not there");
  return shown;
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  id: string,
  verb: "created" | "updated" | "deleted" | "secret_renewed",
  summary: string,
): Promise<void> {
  await recordChange(tx, ctx, { action: `webhook.${verb}`, subject: { type: "webhook", id }, summary });
  await ctx.events.publish(tx, { topic: "webhooks" });
}
