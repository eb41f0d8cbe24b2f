import { and, eq, isNull, lt, or } from "drizzle-orm";
import { awaitsPayment } from "#domain/orders/order-payment.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { firstCheck } from "#domain/payments/check-times.ts";
import { MIN_PIX_MINUTES } from "#domain/payments/mercado-pago-input.ts";
import { users } from "../../identity/tables.ts";
import type { PaymentAccount } from "../../payments/read-account.ts";
import { askProvider, type ConnectedAccount, type PaymentContext } from "../../payments/with-token.ts";
import { getStoreProfile } from "../../settings/settings-service.ts";
import { charges } from "../payment-tables.ts";
import { orders } from "../tables.ts";
import { BATCH, type Charge, claimCharges, isCharge } from "./claim-charges.ts";
import { payableColumns } from "./payable-columns.ts";
import { CLAIM_MS, MAX_FAILURES, retryAt } from "./retry-times.ts";

const MINUTE_MS = 60_000;

/** Makes the Pix codes that orders wait for. Returns whether there may be more. */
export async function makeDueCharges(ctx: PaymentContext, connected: ConnectedAccount): Promise<boolean> {
  if (!connected.account.active) return false;
  const claimed = await claimCharges(ctx, "makeAt", CLAIM_MS);
  await Promise.all(claimed.map((charge) => makePixCode(ctx, connected, charge).catch(() => {})));
  return claimed.length === BATCH;
}

/** Asks the provider for one code. What fails is tried again later; the error says why it failed now. */
export async function makePixCode(
  ctx: PaymentContext,
  { account, token }: ConnectedAccount,
  charge: Charge,
): Promise<void> {
  const order = await findPayer(ctx, charge.orderId);
  if (!order || order.deletedAt !== null || !awaitsPayment(order)) return giveUp(ctx, charge);
  const expiresAt = await fixExpiry(ctx, account, charge);
  const { desk } = ctx;
  try {
    const made = await askProvider(ctx, account, async () =>
      desk.provider.makePixCode(token, {
        // Of the same expiry, because another one is another charge to the provider.
        idempotencyKey: `${charge.orderId}-${charge.attempt}-${expiresAt.getTime()}`,
        reference: charge.orderId,
        amountCents: charge.amountCents,
        description: await describeOrder(ctx, charge.orderId),
        notificationUrl: desk.notificationUrl,
        payerEmail: order.email ?? (await fallbackEmail(ctx, charge.orderId)),
        expiresAt,
      }),
    );
    await ctx.db
      .update(charges)
      .set({
        providerId: made.paymentId,
        code: made.code,
        expiresAt: made.expiresAt ?? expiresAt,
        makeAt: null,
        checkAt: firstCheck(ctx.now),
      })
      .where(and(isCharge(charge), isNull(charges.providerId)));
    await ctx.events.publish(ctx.db, { topic: "orders", id: charge.orderId, kind: "updated" });
  } catch (error) {
    await postpone(ctx, charge);
    ctx.log.warn({ err: error, order: charge.orderId }, "a Pix code could not be made yet");
    throw error;
  }
}

async function findPayer({ db }: PaymentContext, id: string) {
  const [order] = await db
    .select({ ...payableColumns, deletedAt: orders.deletedAt, email: users.email })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  return order;
}

/** Nothing is due any more. */
async function giveUp({ db }: PaymentContext, charge: Charge): Promise<void> {
  await db.update(charges).set({ makeAt: null }).where(isCharge(charge));
}

/** The expiry is stored before it is asked for, so that a repeated question is the same one, whoever repeats it. */
async function fixExpiry(
  { db, now }: PaymentContext,
  { pixMinutes }: PaymentAccount,
  charge: Charge,
): Promise<Date> {
  const { expiresAt } = charges;
  const soonest = new Date(now.getTime() + MIN_PIX_MINUTES * MINUTE_MS);
  // A minute more, for the time on the way: providers refuse what is shorter than the least that they take.
  const wanted = new Date(now.getTime() + (pixMinutes + 1) * MINUTE_MS);
  await db
    .update(charges)
    .set({ expiresAt: wanted })
    .where(and(isCharge(charge), isNull(charges.providerId), or(isNull(expiresAt), lt(expiresAt, soonest))));
  const [fixed] = await db.select({ expiresAt }).from(charges).where(isCharge(charge));
  return fixed?.expiresAt ?? wanted;
}

async function postpone({ db, events, now }: PaymentContext, charge: Charge): Promise<void> {
  const failures = charge.failures + 1;
  const makeAt = failures < MAX_FAILURES ? retryAt(now, charge.failures) : null;
  await db.update(charges).set({ failures, failedAt: now, makeAt }).where(isCharge(charge));
  // From now on the shop's own code is shown.
  if (failures === 1) await events.publish(db, { topic: "orders", id: charge.orderId, kind: "updated" });
}

/** What the payer reads at the bank. */
export async function describeOrder(ctx: PaymentContext, orderId: string): Promise<string> {
  const { name } = await getStoreProfile(ctx);
  return `Pedido ${orderNumber(orderId)} ${name}`;
}

/** Providers want an address of the payer; an order that was entered by hand has none. */
async function fallbackEmail(ctx: PaymentContext, orderId: string): Promise<string> {
  const { hostname } = new URL(ctx.desk.publicOrigin);
  const { email } = await getStoreProfile(ctx);
  return /\.[a-z]{2,}$/i.test(hostname) ? `pedido-${orderId.slice(0, 8)}@${hostname}` : email;
}
