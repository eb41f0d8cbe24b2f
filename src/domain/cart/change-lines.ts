import { boundQuantity, type CartItem, changeLine, insertItem, lineKey } from "./cart.ts";

export function setQuantity(items: readonly CartItem[], key: string, quantity: number): CartItem[] {
  return changeLine(items, key, (item) => ({ ...item, quantity: boundQuantity(quantity) }));
}

export function setPrice(items: readonly CartItem[], key: string, priceCents: number): CartItem[] {
  return changeLine(items, key, (item) => ({ ...item, priceCents }));
}

/** Takes note of a wait that the shopper accepts. */
export function setLeadDays(items: readonly CartItem[], key: string, leadDays: number): CartItem[] {
  return changeLine(items, key, (item) => ({ ...item, leadDays }));
}

/** Puts a line in another's place. If an equal one is already there, the two become one, as with an addition. */
export function replaceLine(items: readonly CartItem[], key: string, next: CartItem): CartItem[] {
  const index = items.findIndex((item) => lineKey(item) === key);
  if (index < 0) return [...items];
  return insertItem(items.toSpliced(index, 1), index, next);
}

export function removeLines(items: readonly CartItem[], keys: readonly string[]): CartItem[] {
  return items.filter((item) => !keys.includes(lineKey(item)));
}

/**
 * Returns the order of the lines with those that were removed before, so that several removals can be undone in any
 * order. A cart that has changed otherwise starts a new one.
 */
export function rememberOrder(known: readonly string[], items: readonly CartItem[]): readonly string[] {
  const keys = items.map(lineKey);
  const left = known.filter((key) => keys.includes(key));
  return left.length === keys.length && left.every((key, index) => key === keys[index]) ? known : keys;
}

/** Undoes a removal: each line goes back behind those that stood before it. */
export function restoreLines(
  items: readonly CartItem[],
  removed: readonly CartItem[],
  order: readonly string[],
): CartItem[] {
  return removed.reduce<CartItem[]>(
    (lines, item) => {
      const before = order.slice(0, order.indexOf(lineKey(item)));
      const last = lines.findLastIndex((line) => before.includes(lineKey(line)));
      return insertItem(lines, last + 1, item);
    },
    [...items],
  );
}
