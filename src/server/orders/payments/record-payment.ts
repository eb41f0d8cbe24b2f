import { eq } from "drizzle-orm";
import { system } from "#domain/accounts/actor.ts";
import { promiseAfter } from "#domain/fulfilment/promise.ts";
import { formatCents } from "#domain/money.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { amountsDue } from "#domain/orders/order-payment.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { paymentMarkLabels, paymentStateLabels } from "#domain/payments/payment-texts.ts";
import { type ProviderPayment, supersedes } from "#domain/payments/provider-payment.ts";
import { isGivenBack, markOf, type Settlement, settle } from "#domain/payments/settlement.ts";
import { isUuid } from "#domain/uuid.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Tx } from "../../db/client.ts";
import type { PaymentContext } from "../../payments/with-token.ts";
import { payments } from "../payment-tables.ts";
import { orders } from "../tables.ts";
import { readPayments } from "./read-payments.ts";

type StoredPayment = typeof payments.$inferSelect;

/**
 * Records what the provider itself has said about a payment, and marks its order by all payments of it. The same report
 * again, an older one, and one about something else change nothing. A deleted order is marked too: it may be restored.
 */
export async function recordPayment(ctx: PaymentContext, payment: ProviderPayment): Promise<void> {
  const { currency, reference } = payment;
  if (currency !== "BRL" || reference === null || !isUuid(reference)) return;
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    if (!order) return;
    const known = await readPayments(tx, order.id);
    const earlier = known.find(({ id }) => id === payment.id);
    if (earlier && !supersedes(payment, earlier)) return;
    const row = await writePayment(tx, ctx.now, order.id, payment);
    const due = amountsDue(order);
    const before = settle(known, due);
    const after = settle([...known.filter(({ id }) => id !== payment.id), row], due);
    const said = describe(ctx, order, { row, earlier, before, after });
    if (after !== before) await mark(tx, ctx, order, after);
    if (said) await recordChange(tx, { actor: system, now: ctx.now }, said);
    if (said || after !== before)
      await ctx.events.publish(tx, { topic: "orders", id: order.id, kind: "updated" });
  });
}

type PaidOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function lockOrder(tx: Tx, id: string) {
  const { totalCents, pixCents, paidAt, step, promisedDays, promisedOn } = orders;
  const [order] = await tx
    .select({ id: orders.id, totalCents, pixCents, paidAt, step, promisedDays, promisedOn })
    .from(orders)
    .where(eq(orders.id, id))
    .for("update");
  return order;
}

async function writePayment(
  tx: Tx,
  now: Date,
  orderId: string,
  { id, state, method, amountCents, refundedCents, changedAt }: ProviderPayment,
): Promise<StoredPayment> {
  const said = { state, method, amountCents, refundedCents, changedAt, updatedAt: now };
  const [row] = await tx
    .insert(payments)
    .values({ id, orderId, ...said, createdAt: now })
    .onConflictDoUpdate({ target: payments.id, set: said })
    .returning();
  if (!row) throw new Error(`The payment ${id} was not written`);
  return row;
}

/**
 * An order that an administrator has marked as paid keeps that time. A difference to settle leaves the day that was told;
 * without its money the order promises nothing.
 */
async function mark(tx: Tx, { now }: PaymentContext, order: PaidOrder, settlement: Settlement) {
  const isPaid = settlement === "paid";
  const { promisedOn } = order;
  const keepsDay = promisedOn !== null && !isGivenBack(settlement);
  await tx
    .update(orders)
    .set({
      paidAt: isPaid ? (order.paidAt ?? now) : null,
      promisedOn: keepsDay ? promisedOn : promiseAfter({ ...order, isPaid }, dayOf(now)),
      paymentMark: markOf(settlement),
      settledCents: null,
      settledPixCents: null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id));
}

interface Report {
  row: StoredPayment;
  earlier: StoredPayment | undefined;
  before: Settlement;
  after: Settlement;
}

/** What the order's history says about it; nothing while no money has moved. */
function describe({ desk }: PaymentContext, { id, totalCents }: PaidOrder, report: Report) {
  const { row, earlier, before, after } = report;
  const subject = { type: "order" as const, id };
  const by = `${desk.provider.name}, pagamento ${row.id}`;
  const number = orderNumber(id);
  const amount = formatCents(row.amountCents);
  if (after !== before) {
    if (after === "paid")
      return { action: "order.paid", subject, summary: `Pedido ${number} pago: ${amount} (${by})` };
    if (after === "nothing") return undefined;
    const label = paymentMarkLabels[after].toLowerCase();
    const summary = `Pedido ${number}, ${label}: ${amount} de ${formatCents(totalCents)} (${by})`;
    return { action: "order.payment_marked", subject, summary };
  }
  const isMoney = row.state !== "open" && row.state !== "ended";
  const isNews = row.state !== earlier?.state || row.refundedCents !== earlier.refundedCents;
  if (!isMoney || !isNews) return undefined;
  const summary = `Pagamento do pedido ${number}, ${paymentStateLabels[row.state].toLowerCase()}: ${amount} (${by})`;
  return { action: "order.payment_changed", subject, summary };
}
