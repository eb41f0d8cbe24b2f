import { addOnCents } from "../catalog/unit-price.ts";
import type { Customization } from "../print/customization.ts";
import type { PrintRules } from "../print/print-rules.ts";
import type { GridSize } from "../sizes/size-grid.ts";
import type { CartItem } from "./cart.ts";

/** What a shopper may change about a line in the cart; without a customisation the shirt is plain. */
export interface LineEdit {
  size: string;
  customization?: Customization | undefined;
  /** The wait for the size, as the shopper saw it; undefined for shirts on the shelf. */
  leadDays?: number | undefined;
}

/** What the browser knows about the price of a line. */
export interface LineRules {
  surchargeCents: number;
  /** Absent for a product that has the standard sizes. */
  sizes?: readonly GridSize[] | undefined;
  /** Absent for a product that follows the shop's rules. */
  printRules?: PrintRules | undefined;
}

/** Returns the line as edited. Its price follows what the choices add; the shop's own price is asked for afterwards. */
export function editItem(
  item: CartItem,
  { size, customization, leadDays }: LineEdit,
  rules: LineRules,
): CartItem {
  const { customization: before, leadDays: _former, ...shirt } = item;
  const addOn = (chosen: LineEdit) =>
    addOnCents(
      rules,
      { size: chosen.size, isCustomized: chosen.customization !== undefined },
      rules.surchargeCents,
    );
  const difference = addOn({ size, customization }) - addOn({ size: item.size, customization: before });
  return {
    ...shirt,
    size,
    priceCents: Math.max(0, item.priceCents + difference),
    ...(customization && { customization }),
    ...(leadDays && { leadDays }),
  };
}
