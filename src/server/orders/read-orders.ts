import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ManagedOrder, OrderDelivery, OrderItem } from "#domain/orders/order.ts";
import type { Build } from "#domain/sizes/build.ts";
import type { DbOrTx } from "../db/client.ts";
import { orderFulfilment, readFulfilment } from "./fulfilment/fulfilment-columns.ts";
import { toBuild } from "./item-rows.ts";
import { paymentMeans, readWaysToPay } from "./payments/payment-means.ts";
import { isLive, orderItems, orders } from "./tables.ts";

/** Reads orders with their items, newest first and without deleted ones, in two queries for any number of orders. */
export function readOrders(db: DbOrTx, filter: SQL | undefined, limit: number): Promise<ManagedOrder[]> {
  return readOrdersWhere(db, and(isLive(orders), filter), limit);
}

/**
 * Reads all orders of an account, also those that were deleted and can still be restored, with the builds that only their
 * owner may see.
 */
export async function readOrdersOfAccount(db: DbOrTx, userId: string): Promise<ExportedOrder[]> {
  const found = await readOrdersWhere(db, eq(orders.userId, userId), Number.MAX_SAFE_INTEGER);
  const rows = await readItemRows(
    db,
    found.map(({ id }) => id),
  );
  return found.map((order) => ({ ...order, builds: (rows.get(order.id) ?? []).map(toBuild) }));
}

interface StoredOrder extends ManagedOrder {
  deletedAt: Date | null;
}

export interface ExportedOrder extends StoredOrder {
  /** Of each item, in the same order. */
  builds: (Build | undefined)[];
}

async function readOrdersWhere(
  db: DbOrTx,
  condition: SQL | undefined,
  limit: number,
): Promise<StoredOrder[]> {
  const rows = await db
    .select({ ...getTableColumns(orders), means: paymentMeans, read: orderFulfilment })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  const items = await readItemRows(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ means, read, ...row }) => ({
    ...row,
    ...readWaysToPay(row, means),
    ...readFulfilment(row, read),
    delivery: toOrderDelivery(row),
    items: (items.get(row.id) ?? []).map(toItem),
  }));
}

/** The delivery of an order's row. */
export function toOrderDelivery({
  deliveryName: name,
  deliveryCents: priceCents,
  deliveryDays: days,
}: Pick<
  typeof orders.$inferSelect,
  "deliveryName" | "deliveryCents" | "deliveryDays"
>): OrderDelivery | null {
  return name === null || priceCents === null || days === null ? null : { name, priceCents, days };
}

export async function getOrder(db: DbOrTx, id: string): Promise<ManagedOrder> {
  const [order] = await readOrders(db, eq(orders.id, id), 1);
  if (!order) throw new DomainError("not_found", { message: "Pedido não encontrado" });
  return order;
}

type ItemRow = typeof orderItems.$inferSelect;

async function readItemRows(db: DbOrTx, orderIds: string[]): Promise<Map<string, ItemRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

function toItem(row: ItemRow): OrderItem {
  const { productId, name, size, quantity, unitPriceCents, discountCents, imageUrl, print } = row;
  const customization =
    row.customizationName === null
      ? null
      : { name: row.customizationName, number: row.customizationNumber ?? "" };
  return {
    productId,
    name,
    size,
    quantity,
    unitPriceCents,
    discountCents,
    imageUrl,
    customization,
    print,
    ...(row.options && { options: row.options }),
    ...(row.leadTime && { leadTime: row.leadTime }),
  };
}
