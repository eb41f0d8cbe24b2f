import { eq } from "drizzle-orm";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { markOf, type PaymentMark, settle } from "#domain/payments/settlement.ts";
import type { Tx } from "../../db/client.ts";
import { payments } from "../payment-tables.ts";
import type { orders } from "../tables.ts";

type Due = Pick<typeof orders.$inferSelect, "id" | "totalCents" | "pixCents">;

/** What the provider's payments say is wrong with the money of an order; null if nothing. */
export async function readMark(tx: Tx, order: Due): Promise<PaymentMark | null> {
  const known = await tx.select().from(payments).where(eq(payments.orderId, order.id));
  return markOf(settle(known, { totalCents: order.totalCents, pixCents: dueByPix(order) }));
}
