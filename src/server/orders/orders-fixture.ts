import type { DbOrTx } from "../db/client.ts";
import { orderItems, orders } from "./tables.ts";

type NewOrder = Partial<typeof orders.$inferInsert>;

/** Inserts orders for tests, each with one shirt and a minute older than the one before it. Returns their ids. */
export async function insertOrders(db: DbOrTx, list: readonly NewOrder[]): Promise<string[]> {
  const newest = Date.UTC(2026, 4, 10, 15);
  const rows = list.map((order, index) => ({
    customer: "Ana Lima",
    customerAddress: "Rua A, 1",
    customerCep: "01001000",
    customerWhatsapp: "11912345678",
    shippingAddress: { address: "Rua A, 1" },
    totalCents: 28990,
    createdAt: new Date(newest - index * 60_000),
    ...order,
  }));
  const inserted = await db.insert(orders).values(rows).returning({ id: orders.id });
  const items = inserted.map(({ id }) => ({
    orderId: id,
    position: 0,
    name: "Camisa Aurora",
    size: "G",
    quantity: 1,
    unitPriceCents: 28990,
    customizationName: "JOÃO",
    customizationNumber: "10",
  }));
  await db.insert(orderItems).values(items);
  return inserted.map(({ id }) => id);
}
