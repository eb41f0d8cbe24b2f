import { and, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { promiseAfter } from "#domain/fulfilment/promise.ts";
import { formatCents } from "#domain/money.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { readMark } from "./payments/read-payments.ts";
import { getOrder } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

/**
 * Marks an order as paid, or undoes that, for payments that no provider reports. It also settles what a provider has
 * marked, such as an amount that was agreed on; undone, the mark is back. Setting the current state changes nothing, not
 * even the time.
 */
export async function setPayment(ctx: ServiceContext, id: string, isPaid: boolean): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return ctx.db.transaction(async (tx) => {
    const { paidAt, totalCents, pixCents, step, promisedDays, promisedOn } = orders;
    const [before] = await tx
      .select({ id: orders.id, paidAt, totalCents, pixCents, step, promisedDays, promisedOn })
      .from(orders)
      .where(and(eq(orders.id, id), isLive(orders)))
      .for("update");
    if (!before) throw new DomainError("not_found", { message: "Pedido não encontrado" });
    if ((before.paidAt !== null) === isPaid) return getOrder(tx, id);
    await tx
      .update(orders)
      .set({
        paidAt: isPaid ? ctx.now : null,
        settledCents: isPaid ? before.totalCents : null,
        settledPixCents: isPaid ? dueByPix(before) : null,
        promisedOn: promiseAfter({ ...before, isPaid }, dayOf(ctx.now)),
        paymentMark: isPaid ? null : await readMark(tx, before),
        updatedAt: ctx.now,
      })
      .where(eq(orders.id, id));
    await recordChange(tx, ctx, {
      action: isPaid ? "order.paid" : "order.unpaid",
      subject: { type: "order", id },
      summary: isPaid
        ? `Pedido ${orderNumber(id)} marcado como pago: ${formatCents(before.totalCents)}`
        : `Pagamento do pedido ${orderNumber(id)} desfeito`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
    return getOrder(tx, id);
  });
}
