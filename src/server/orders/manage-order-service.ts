import { and, eq, isNull } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { type OrderStatus, orderNumber, statusLabel } from "#domain/orders/order-status.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { getOrder } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

/** Returns any customer's order that is not deleted. */
export async function getAnyOrder(ctx: ServiceContext, id: string): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return getOrder(ctx.db, id);
}

/** Records when an administrator first opened the order; later calls change nothing. */
export async function markOpened(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "orders");
  await ctx.db.transaction(async (tx) => {
    const opened = await tx
      .update(orders)
      .set({ openedAt: ctx.now })
      .where(and(eq(orders.id, id), isNull(orders.openedAt), isLive(orders)))
      .returning({ id: orders.id });
    if (opened.length === 0) return void (await getOrder(tx, id));
    await recordChange(tx, ctx, {
      action: "order.opened",
      subject: { type: "order", id },
      summary: `Pedido ${orderNumber(id)} visto pela primeira vez`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  });
}

/** Sets either status, at any time. Setting the current status changes nothing. */
export async function changeStatus(
  ctx: ServiceContext,
  id: string,
  status: OrderStatus,
): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: orders.status })
      .from(orders)
      .where(and(eq(orders.id, id), isLive(orders)))
      .for("update");
    if (!before) throw new DomainError("not_found", { message: "Pedido não encontrado" });
    if (before.status === status) return getOrder(tx, id);
    await tx.update(orders).set({ status, updatedAt: ctx.now }).where(eq(orders.id, id));
    await recordChange(tx, ctx, {
      action: "order.status_changed",
      subject: { type: "order", id },
      summary: `Status do pedido ${orderNumber(id)} alterado de ${statusLabel(before.status)} para ${statusLabel(status)}`,
      details: { from: before.status, to: status },
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated", status });
    return getOrder(tx, id);
  });
}
