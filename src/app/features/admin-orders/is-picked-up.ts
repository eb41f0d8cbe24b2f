import { isPickup } from "#domain/orders/pickup.ts";
import type { AdminOrder } from "./admin-order.ts";

/** Whether the customer picks the order up in the shop. */
export const isPickedUp = (order: Pick<AdminOrder, "customer_address" | "customer_cep">): boolean =>
  isPickup({ customerAddress: order.customer_address, customerCep: order.customer_cep });
