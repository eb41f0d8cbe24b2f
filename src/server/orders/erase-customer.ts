import type { Tx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import { orders } from "./tables.ts";

/** What an order says instead of the name of somebody who asked to be forgotten. */
export const ERASED_CUSTOMER = "Cliente removido";

/** Takes a customer out of their orders, which stay for the shop's books. Answers the orders' ids. */
export async function eraseCustomer(tx: Tx, userId: string, now: Date): Promise<string[]> {
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
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  return erased.map(({ id }) => id);
}
