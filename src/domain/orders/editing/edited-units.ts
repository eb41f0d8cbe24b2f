import type { OrderItem } from "../order.ts";

type Line = Pick<OrderItem, "productId" | "size" | "quantity">;

export interface EditedUnits {
  productId: string;
  size: string;
  /** How many the order has of this size now. */
  quantity: number;
  /** How many more than before; less than 0 for fewer. */
  more: number;
}

/** Of which sizes an edited order has another number of shirts, lines with other prints together. */
export function editedUnits(before: readonly Line[], after: readonly Line[]): EditedUnits[] {
  const units = new Map<string, EditedUnits>();
  const count = (lines: readonly Line[], isAfter: boolean) => {
    for (const { productId, size, quantity } of lines) {
      if (productId === null) continue;
      const key = `${productId} ${size}`;
      const known = units.get(key) ?? { productId, size, quantity: 0, more: 0 };
      const counted = isAfter
        ? { quantity: known.quantity + quantity, more: known.more + quantity }
        : { more: known.more - quantity };
      units.set(key, { ...known, ...counted });
    }
  };
  count(before, false);
  count(after, true);
  return [...units.values()].filter(({ more }) => more !== 0);
}
