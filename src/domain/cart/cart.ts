import type { Size } from "../catalog/sizes.ts";

export interface Customization {
  name: string;
  number: string;
}

/** One line of the cart. The price is what the shopper saw, surcharge included; the server prices an order anew. */
export interface CartItem {
  id: string;
  name: string;
  priceCents: number;
  size: Size;
  image: string | null;
  quantity: number;
  customization?: Customization;
}

/** What makes two additions the same line: product, size and the whole customisation. */
export function lineKey({
  id,
  size,
  customization,
}: Pick<CartItem, "id" | "size" | "customization">): string {
  return JSON.stringify([id, size, customization?.name ?? null, customization?.number ?? null]);
}

export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  const key = lineKey(added);
  if (!items.some((item) => lineKey(item) === key)) return [...items, added];
  return items.map((item) =>
    lineKey(item) === key ? { ...added, quantity: item.quantity + added.quantity } : item,
  );
}
