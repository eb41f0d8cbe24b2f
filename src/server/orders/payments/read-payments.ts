import { eq } from "drizzle-orm";
import { amountsDue } from "#domain/orders/order-payment.ts";
import { markOf, type PaymentMark, settle } from "#domain/payments/settlement.ts";
import type { Tx } from "../../db/client.ts";
import { payments } from "../payment-tables.ts";
import type { orders } from "../tables.ts";

type Due = Pick<typeof orders.$inferSelect, "id" | "totalCents" | "pixCents">;

/** What the provider has reported of an order, all of which is counted together. */
export const readPayments = (tx: Tx, orderId: string): Promise<(typeof payments.$inferSelect)[]> =>
  tx.select().from(payments).where(eq(payments.orderId, orderId));

/** What the provider's payments say is wrong with the money of an order; null if nothing. */
export async function readMark(tx: Tx, order: Due): Promise<PaymentMark | null> {
  return markOf(settle(await readPayments(tx, order.id), amountsDue(order)));
}
