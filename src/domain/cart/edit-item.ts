import { addOnCents } from "../catalog/unit-price.ts";
import { findOptions } from "../options/find-options.ts";
import { idsOf, toChosen } from "../options/option-ids.ts";
import type { OfferedOptions } from "../options/shirt-option.ts";
import type { Customization } from "../print/customization.ts";
import type { PrintRules } from "../print/print-rules.ts";
import type { GridSize } from "../sizes/size-grid.ts";
import type { CartItem } from "./cart.ts";

/** What a shopper may change about a line in the cart; without a customisation the shirt is plain. */
export interface LineEdit {
  size: string;
  customization?: Customization | undefined;
  /** The ids of the options; none for a shirt without any. */
  options?: readonly string[] | undefined;
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
  /** Absent for a product without options. */
  options?: OfferedOptions | undefined;
}

/** Returns the line as edited. Its price follows what the choices add; the shop's own price is asked for afterwards. */
export function editItem(
  item: CartItem,
  { size, customization, options = [], leadDays }: LineEdit,
  rules: LineRules,
): CartItem {
  const { customization: before, options: chosenBefore, leadDays: _former, ...shirt } = item;
  const chosen = toChosen(findOptions(rules, options));
  const addOn = (edit: LineEdit) =>
    addOnCents(
      rules,
      { size: edit.size, isCustomized: edit.customization !== undefined, options: edit.options },
      rules.surchargeCents,
    );
  const difference =
    addOn({ size, customization, options }) -
    addOn({ size: item.size, customization: before, options: idsOf(chosenBefore) });
  return {
    ...shirt,
    size,
    priceCents: Math.max(0, item.priceCents + difference),
    ...(customization && { customization }),
    ...(chosen.length > 0 && { options: chosen }),
    ...(leadDays && { leadDays }),
  };
}
