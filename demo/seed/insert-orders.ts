import type { Tx } from "#server/db/client.ts";
import { orderItems, orders } from "#server/orders/tables.ts";
import { demoOrders } from "../catalogue/orders/demo-orders.ts";
import { demoProducts } from "../catalogue/products.ts";
import type { DemoOrder } from "../catalogue/types.ts";
import type { SeededProduct } from "./insert-catalogue.ts";

/** Inserts the orders of the last ninety days; three of them have not been opened by an administrator. */
export async function insertOrders(
  tx: Tx,
  seeded: Map<string, SeededProduct>,
  accountIds: Map<string, string>,
  now: Date,
): Promise<void> {
  const placed = demoOrders(now, demoProducts).map((order) => ({ id: crypto.randomUUID(), order }));
  await tx.insert(orders).values(placed.map(({ id, order }) => orderRow(id, order, accountIds)));
  await tx.insert(orderItems).values(placed.flatMap(({ id, order }) => itemRows(id, order, seeded)));
}

function orderRow(id: string, order: DemoOrder, accountIds: Map<string, string>) {
  const { customer, status, totalCents, createdAt, opened } = order;
  return {
    id,
    userId: (customer.email && accountIds.get(customer.email)) ?? null,
    customer: customer.name,
    customerAddress: customer.address,
    customerCep: customer.cep,
    customerWhatsapp: customer.whatsapp,
    shippingAddress: { address: customer.address },
    totalCents,
    status,
    openedAt: opened ? createdAt : null,
    paidAt: status === "completed" ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function itemRows(orderId: string, order: DemoOrder, seeded: Map<string, SeededProduct>) {
  return order.lines.map((line, position) => {
    const product = seeded.get(line.productSlug);
    return {
      orderId,
      position,
      productId: product?.id ?? null,
      name: line.name,
      unitPriceCents: line.priceCents,
      size: line.size,
      quantity: line.quantity,
      customizationName: line.customization?.name ?? null,
      customizationNumber: line.customization?.number ?? null,
      imageUrl: product?.imageUrl ?? null,
      print: (line.customization && product?.print) ?? null,
    };
  });
}
