import type { Db } from "../db/client.ts";
import { orderItems, orders } from "../orders/tables.ts";

export interface PlacedOrder {
  customer: string;
  whatsapp: string;
  userId?: string;
  totalCents?: number;
  status?: string;
  /** The day in March 2026; the order is placed at nine in São Paulo. */
  day?: number;
  printedName?: string;
}

/** Inserts an order directly into the tables and returns its id. */
export async function insertOrder(db: Db, order: PlacedOrder): Promise<string> {
  const createdAt = new Date(Date.UTC(2026, 2, order.day ?? 1, 12));
  const [row] = await db
    .insert(orders)
    .values({
      userId: order.userId ?? null,
      customer: order.customer,
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp: order.whatsapp,
      shippingAddress: { address: "Rua A, 1" },
      totalCents: order.totalCents ?? 100,
      status: order.status ?? "pending",
      createdAt,
    })
    .returning({ id: orders.id });
  const id = row?.id ?? "";
  if (order.printedName) {
    await db.insert(orderItems).values({
      orderId: id,
      position: 0,
      name: "Camisa Aurora",
      size: "M",
      unitPriceCents: order.totalCents ?? 100,
      quantity: 1,
      customizationName: order.printedName,
      customizationNumber: "10",
    });
  }
  return id;
}
