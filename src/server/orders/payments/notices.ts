import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Notification } from "../../payments/payment-provider.ts";
import { readPaymentAccount } from "../../payments/read-account.ts";
import { askProvider, type ConnectedAccount, type PaymentContext } from "../../payments/with-token.ts";
import { paymentNotices } from "../payment-tables.ts";
import { BATCH } from "./claim-charges.ts";
import { recordPayment } from "./record-payment.ts";
import { CLAIM_MS, MAX_FAILURES, retryAt } from "./retry-times.ts";

/** A payment may be notified a moment before it can be read. */
const MAX_UNKNOWN = 3;

/**
 * Takes a notification. What it says about the payment is not read: it only makes the shop ask. Refuses it unless the
 * provider has signed it.
 */
export async function receiveNotification(ctx: PaymentContext, notification: Notification): Promise<void> {
  const account = await readPaymentAccount(ctx.db);
  const sealed = account?.sealedWebhookSecret;
  const secret = sealed ? ctx.desk.unseal("webhook secret", sealed) : undefined;
  const reading = secret
    ? ctx.desk.provider.readNotification(secret, notification)
    : { kind: "forged" as const };
  if (reading.kind === "forged") throw new DomainError("unauthenticated", { message: "Assinatura inválida" });
  if (reading.kind !== "payment") return;
  const { now } = ctx;
  await ctx.db
    .insert(paymentNotices)
    .values({ paymentId: reading.id, receivedAt: now, askAt: now })
    .onConflictDoUpdate({ target: paymentNotices.paymentId, set: { receivedAt: now } });
}

/** Asks for the payments that notifications have named. Returns whether there may be more. */
export async function workOffNotices(ctx: PaymentContext, connected: ConnectedAccount): Promise<boolean> {
  const { db } = ctx;
  const due = db
    .$with("due")
    .as(
      db
        .select({ id: paymentNotices.paymentId })
        .from(paymentNotices)
        .where(lte(paymentNotices.askAt, ctx.now))
        .orderBy(asc(paymentNotices.askAt))
        .limit(BATCH)
        .for("update", { skipLocked: true }),
    );
  const claimed = await db
    .with(due)
    .update(paymentNotices)
    .set({ askAt: new Date(ctx.now.getTime() + CLAIM_MS) })
    .where(inArray(paymentNotices.paymentId, db.select().from(due)))
    .returning();
  await Promise.all(claimed.map((notice) => workOff(ctx, connected, notice)));
  return claimed.length === BATCH;
}

type Notice = typeof paymentNotices.$inferSelect;

async function workOff(
  ctx: PaymentContext,
  { account, token }: ConnectedAccount,
  notice: Notice,
): Promise<void> {
  try {
    const payment = await askProvider(ctx, account, () =>
      ctx.desk.provider.findPayment(token, notice.paymentId),
    );
    if (payment) await recordPayment(ctx, payment);
    else if (notice.failures < MAX_UNKNOWN) return await postpone(ctx, notice);
    await forget(ctx, notice);
  } catch (error) {
    ctx.log.warn({ err: error, payment: notice.paymentId }, "a payment could not be asked for yet");
    await (notice.failures < MAX_FAILURES ? postpone(ctx, notice) : forget(ctx, notice));
  }
}

/** Another notification that came meanwhile may be about a later change, so its payment is asked for again. */
async function forget({ db, now }: PaymentContext, { paymentId, receivedAt }: Notice): Promise<void> {
  const isSame = eq(paymentNotices.paymentId, paymentId);
  const forgotten = await db
    .delete(paymentNotices)
    .where(and(isSame, eq(paymentNotices.receivedAt, receivedAt)))
    .returning({ id: paymentNotices.paymentId });
  if (forgotten.length === 0) await db.update(paymentNotices).set({ askAt: now, failures: 0 }).where(isSame);
}

async function postpone({ db, now }: PaymentContext, { paymentId, failures }: Notice): Promise<void> {
  await db
    .update(paymentNotices)
    .set({ failures: failures + 1, askAt: retryAt(now, failures) })
    .where(eq(paymentNotices.paymentId, paymentId));
}
