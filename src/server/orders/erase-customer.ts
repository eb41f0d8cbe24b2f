import type { Tx } from "../db/client.ts";
import { and, eq, inArray, isNotNull } from "../db/sql.ts";
import { orderItems, orders } from "./tables.ts";

/** What an order says instead of the name of somebody who asked to be forgotten. */
export const ERASED_CUSTOMER = "Cliente removido";

/** What a shirt's line says instead of the name on it: that there was one belongs to the price. */
export const ERASED_PRINT = "REMOVIDO";

/** Everything that one account ordered, or that was ordered with one WhatsApp number. */
export type Forgotten = { userId: string } | { whatsapp: string };

/**
 * Takes a customer out of their orders, deleted ones included, which stay for the shop's books. Any name on a shirt goes
 * too: it may be a child's, and the shop cannot tell. Answers the orders' ids.
 */
export async function eraseCustomer(tx: Tx, whose: Forgotten, now: Date): Promise<string[]> {
  const erased = await tx
    .update(orders)
    .set({
      userId: null,
      customer: ERASED_CUSTOMER,
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: "",
      shippingAddress: { address: "" },
      updatedAt: now,
    })
    .where("userId" in whose ? eq(orders.userId, whose.userId) : eq(orders.customerWhatsapp, whose.whatsapp))
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  await tx
    .update(orderItems)
    .set({ customizationName: ERASED_PRINT })
    .where(and(inArray(orderItems.orderId, ids), isNotNull(orderItems.customizationName)));
  return ids;
}
