import type { CartItem } from "./cart.ts";

export function countUnits(items: readonly Pick<CartItem, "quantity">[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function subtotalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
}
