import { and, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { NO_SUCH_SHIRT, type SetShirtMade } from "#domain/orders/made-shirt-input.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { addMade, removeMade } from "./made-shirts.ts";
import { isLive, orderItems, orders } from "./tables.ts";

/**
 * Ticks a shirt off as made, or takes that back. What is already so changes nothing. It is no change of the order: no
 * list, sum or history shows it, and an edit that was begun before is not overtaken by it.
 */
export async function setShirtMade(ctx: ServiceContext, { order_id, made, ...shirt }: SetShirtMade) {
  requirePermission(ctx.actor, "production");
  await ctx.db.transaction(async (tx) => {
    await requireShirt(tx, order_id, shirt);
    const hasChanged = made
      ? await addMade(tx, order_id, [shirt], ctx.now)
      : await removeMade(tx, order_id, shirt);
    if (hasChanged) await ctx.events.publish(tx, { topic: "production" });
  });
}

interface Shirt {
  position: number;
  unit: number;
}

/** In two statements: an edit rewrites the lines while it holds the order, and only a later one sees the new lines. */
async function requireShirt(tx: Tx, orderId: string, { position, unit }: Shirt): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("key share");
  const [line] = await tx
    .select({ quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isLive(orders)));
  if (!line || unit >= line.quantity) throw new DomainError("not_found", { message: NO_SUCH_SHIRT });
}
