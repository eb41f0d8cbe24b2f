import type { NamedDiscount, OrderPrice } from "#domain/orders/order.ts";
import { reaisToCents } from "#domain/reais.ts";

interface ApiPrice {
  total_amount: number;
  discount_cents?: number | undefined;
  discounts?: NamedDiscount[] | undefined;
  pix_cents?: number | undefined;
  delivery?: { name: string; price_cents: number; days: number } | undefined;
}

/** The price of an order of the API, which has most fields only where there is something to say. */
export function readPrice(order: ApiPrice): OrderPrice {
  const { delivery } = order;
  return {
    totalCents: reaisToCents(order.total_amount),
    discountCents: order.discount_cents ?? 0,
    discounts: order.discounts ?? null,
    pixCents: order.pix_cents ?? null,
    delivery: delivery
      ? { name: delivery.name, priceCents: delivery.price_cents, days: delivery.days }
      : null,
  };
}
