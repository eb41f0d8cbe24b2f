import { and, inArray, isNotNull, ne, type SQL } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { foldErasedSales } from "../sales-rollups/fold-sales.ts";
import { orderItems, orders } from "./tables.ts";

/** Replaces the customer's name in an order after an erasure request. */
export const ERASED_CUSTOMER = "Cliente removido";

/** Replaces the printed name in an order's line. It is not null, because the price includes the printing. */
export const ERASED_PRINT = "REMOVIDO";

export interface ErasedOrders {
  ids: string[];
  /** The WhatsApp numbers that these orders had. */
  numbers: string[];
}

/**
 * Erases the personal data from the selected orders, including deleted ones. The orders stay for the shop's accounting.
 * Printed names are erased too, because a name may be that of a child, and the shop's notes, because they may name anybody.
 */
export async function eraseOrders(tx: Tx, selected: SQL, now: Date): Promise<ErasedOrders> {
  const called = await tx
    .selectDistinct({ whatsapp: orders.customerWhatsapp })
    .from(orders)
    .where(and(selected, ne(orders.customerWhatsapp, "")));
  const erased = await tx
    .update(orders)
    .set({
      userId: null,
      customer: ERASED_CUSTOMER,
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: "",
      customerCpf: null,
      shippingAddress: { address: "" },
      staffNotes: null,
      // A carrier's page may name whom the parcel was for.
      carrier: null,
      trackingCode: null,
      updatedAt: now,
    })
    .where(selected)
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  await tx
    .update(orderItems)
    .set({ customizationName: ERASED_PRINT })
    .where(and(inArray(orderItems.orderId, ids), isNotNull(orderItems.customizationName)));
  await foldErasedSales(tx);
  return { ids, numbers: called.map(({ whatsapp }) => whatsapp) };
}
