import { and, eq, gte } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { paymentMessaged } from "#domain/orders/message-templates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { recordChange } from "../audit/record-change.ts";
import { auditLog } from "../audit/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { isLive, orders } from "./tables.ts";

/**
 * Records that the shop has opened the message that confirms a payment, so that nobody sends it twice. It stands in the
 * order's history; the first time after each payment counts.
 */
export async function recordPaymentMessage(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "orders");
  await ctx.db.transaction(async (tx) => {
    const [order] = await tx
      .select({ since: orders.paidAt, createdAt: orders.createdAt })
      .from(orders)
      .where(and(eq(orders.id, id), isLive(orders)))
      .for("update");
    if (!order) throw new DomainError("not_found", { message: "Pedido não encontrado" });
    const isRecorded = and(
      eq(auditLog.subjectType, "order"),
      eq(auditLog.subjectId, id),
      eq(auditLog.action, paymentMessaged),
      gte(auditLog.at, order.since ?? order.createdAt),
    );
    if ((await tx.$count(auditLog, isRecorded)) > 0) return;
    await recordChange(tx, ctx, {
      action: paymentMessaged,
      subject: { type: "order", id },
      summary: `Mensagem 'Pagamento confirmado' do pedido ${orderNumber(id)} aberta no WhatsApp`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  });
}
