import type { OrderDelivery } from "#domain/orders/order.ts";

/** The delivery of an order of the API, which has the field only where the delivery has a price. */
export function readDelivery(order: {
  delivery?: { name: string; price_cents: number; days: number } | undefined;
}): OrderDelivery | null {
  const { delivery } = order;
  return delivery ? { name: delivery.name, priceCents: delivery.price_cents, days: delivery.days } : null;
}
