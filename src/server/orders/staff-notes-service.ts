import { and, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { StaffNotesInput } from "#domain/orders/staff-notes.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { getOrder } from "./read-orders.ts";
import { isLive, orders } from "./tables.ts";

/**
 * Saves the notes; refuses if they were changed since the caller read them. `updatedAt` stays, because the customer sees
 * it, and the history does not contain the text, because it outlives an erasure.
 */
export async function saveStaffNotes(
  ctx: ServiceContext,
  id: string,
  input: StaffNotesInput,
): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ text: orders.staffNotes })
      .from(orders)
      .where(and(eq(orders.id, id), isLive(orders)))
      .for("update");
    if (!before) throw new DomainError("not_found", { message: "Pedido não encontrado" });
    if (before.text === input.text) return getOrder(tx, id);
    if (before.text !== input.previous_text) {
      throw new DomainError("conflict", {
        message: "Outra pessoa alterou estas anotações enquanto você escrevia.",
      });
    }
    await tx.update(orders).set({ staffNotes: input.text }).where(eq(orders.id, id));
    await recordChange(tx, ctx, {
      action: "order.notes_changed",
      subject: { type: "order", id },
      summary: `Anotação alterada no pedido ${orderNumber(id)}`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
    return getOrder(tx, id);
  });
}
