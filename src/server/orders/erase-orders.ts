import { and, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { agreedOffer } from "#domain/orders/order-input.ts";
import type { Tx } from "../db/client.ts";
import { foldErasedSales } from "../sales-rollups/fold-sales.ts";
import { orderItems, orders } from "./tables.ts";

/** Replaces the customer's name in an order after an erasure request. */
export const ERASED_CUSTOMER = "Cliente removido";

/** Replaces the printed name in an order's line. It is not null, because the price includes the printing. */
export const ERASED_PRINT = "REMOVIDO";

/** Replaces the reason of a discount that was agreed on. */
const ERASED_REASON = "Desconto combinado";

/** The discounts, the agreed one under a name that says nothing. */
const withoutReasons = sql`(
  select jsonb_agg(
    case when discount->>'offerId' = ${agreedOffer.id} then discount || jsonb_build_object('name', ${ERASED_REASON}::text) else discount end
    order by place
  )
  from jsonb_array_elements(${orders.discounts}) with ordinality as listed(discount, place)
)`;

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
      // The reason of a discount that was agreed on may name anybody.
      discounts: withoutReasons,
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
  await tx
    .update(orderItems)
    .set({ buildHeight: null, buildWeight: null })
    .where(and(inArray(orderItems.orderId, ids), isNotNull(orderItems.buildHeight)));
  await foldErasedSales(tx);
  return { ids, numbers: called.map(({ whatsapp }) => whatsapp) };
}
