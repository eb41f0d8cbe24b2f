import {
  type PrivateCopy,
  readPrivateCopy,
  writePrivateCopy,
} from "#app/features/private-copies/private-copy.ts";
import type { AdminOrder } from "../admin-order.ts";

/** The latest orders as they were when an administrator last used the shop on this device. */
export interface OrderCopies extends PrivateCopy {
  orders: AdminOrder[];
}

export const MAX_COPIES = 100;

export const readOrderCopies = (nowMs: number) => readPrivateCopy<OrderCopies>(nowMs);

export function writeOrderCopies({ userId, savedAt, orders }: OrderCopies): Promise<void> {
  const copies: OrderCopies = { userId, savedAt, orders: orders.slice(0, MAX_COPIES) };
  return writePrivateCopy(copies);
}
