import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { orderItems, orders } from "./tables.ts";

/** Replaces the customer's name in an order after an erasure request. */
export const ERASED_CUSTOMER = "Cliente removido";

/** Replaces the printed name in an order's line. It is not null, because the price includes the printing. */
export const ERASED_PRINT = "REMOVIDO";

/** All orders of one account, or all orders with one WhatsApp number. */
export type ErasureSubject = { userId: string } | { whatsapp: string };

/**
 * Erases a customer's personal data from their orders, including deleted ones. The orders stay for the shop's accounting.
 * Printed names are erased too, because a name may be that of a child. Returns the orders' ids.
 */
export async function eraseCustomer(tx: Tx, subject: ErasureSubject, now: Date): Promise<string[]> {
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
    .where(
      "userId" in subject ? eq(orders.userId, subject.userId) : eq(orders.customerWhatsapp, subject.whatsapp),
    )
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  await tx
    .update(orderItems)
    .set({ customizationName: ERASED_PRINT })
    .where(and(inArray(orderItems.orderId, ids), isNotNull(orderItems.customizationName)));
  return ids;
}
