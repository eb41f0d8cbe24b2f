import { idsOf } from "../options/option-ids.ts";
import type { ChosenOption } from "../options/shirt-option.ts";
import type { Customization } from "../print/customization.ts";
import type { Build } from "../sizes/build.ts";

/** One line of the cart. The price is what the shopper saw, surcharge included; the server prices an order anew. */
export interface CartItem {
  id: string;
  name: string;
  priceCents: number;
  size: string;
  image: string | null;
  quantity: number;
  customization?: Customization | undefined;
  /** What the shirt gets besides; the shop says what it costs and where a patch lies. */
  options?: readonly ChosenOption[] | undefined;
  /** The longest wait that the shopper has seen, in business days; absent for shirts on the shelf. */
  leadDays?: number | undefined;
  /** Of who wears it, if the shopper leaves it to help others choose; it makes no other line. */
  build?: Build | undefined;
}

/** Limits of one order: different lines, and units of one line. */
export const MAX_LINES = 60;
export const MAX_UNITS = 99;

/** Two additions with the same key (product, size, the whole customisation and the options) share one line. */
export function lineKey({
  id,
  size,
  customization,
  options,
}: Pick<CartItem, "id" | "size" | "customization" | "options">): string {
  return JSON.stringify([
    id,
    size,
    customization?.name ?? null,
    customization?.number ?? null,
    ...idsOf(options),
  ]);
}

/** Rounds and clamps a requested quantity to what one line may have. */
export function boundQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(MAX_UNITS, Math.max(1, Math.trunc(quantity)));
}

/**
 * Adds to the line with the same key, which then takes the newer name, price and picture, or appends a new line. A wait
 * that was seen before stays seen, and so does a build until a newer one comes.
 */
export function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  return insertItem(items, items.length, added);
}

/** Like `addItem`, but a new line goes to `index`. */
export function insertItem(items: readonly CartItem[], index: number, added: CartItem): CartItem[] {
  const key = lineKey(added);
  if (!items.some((item) => lineKey(item) === key)) {
    return items.toSpliced(index, 0, { ...added, quantity: boundQuantity(added.quantity) });
  }
  return changeLine(items, key, ({ quantity, leadDays, build }) => ({
    build,
    ...added,
    leadDays: added.leadDays ?? leadDays,
    quantity: boundQuantity(quantity + added.quantity),
  }));
}

export function changeLine(
  items: readonly CartItem[],
  key: string,
  change: (item: CartItem) => CartItem,
): CartItem[] {
  return items.map((item) => (lineKey(item) === key ? change(item) : item));
}
