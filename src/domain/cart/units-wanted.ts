import type { CartItem } from "./cart.ts";

/** The units of a size that all lines want together, whatever is printed on them. */
export function unitsWanted(
  items: readonly Pick<CartItem, "id" | "size" | "quantity">[],
  { id, size }: Pick<CartItem, "id" | "size">,
): number {
  return items.reduce((sum, item) => sum + (item.id === id && item.size === size ? item.quantity : 0), 0);
}
