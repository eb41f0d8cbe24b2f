import type { Customization } from "../print/customization.ts";
import { fitsOn, maxLettersOf, type Printable } from "../print/print-rules.ts";
import { findSize, type Sized } from "../sizes/size-grid.ts";
import { CHOOSE_SIZE } from "../sizes/size-label.ts";
import { shownUnits } from "../stock/shown-units.ts";
import type { Stocked } from "../stock/stock.ts";
import { describeShortage } from "../stock/stock-texts.ts";
import { teamOrderTexts } from "./team-order-texts.ts";

interface SizedShirt {
  id: string;
  size: string;
}

/**
 * Why the product cannot be made as this shirt. As in a pasted list, the first shirts of a size get what there is; one
 * that is listed keeps its size.
 */
export function refuseOnProduct(
  product: Printable & Sized & Stocked,
  listed: readonly SizedShirt[],
  { id, size, customization }: SizedShirt & { customization: Customization },
): { field: "name" | "size"; message: string } | undefined {
  if (!fitsOn(product, customization)) {
    return { field: "name", message: teamOrderTexts.nameTooLong(maxLettersOf(product)) };
  }
  if (!findSize(product, size)) return { field: "size", message: CHOOSE_SIZE };
  if (listed.some((shirt) => shirt.id === id && shirt.size === size)) return undefined;
  const taken = listed.filter((shirt) => shirt.id !== id && shirt.size === size).length;
  const left = product.leadTime ? Number.POSITIVE_INFINITY : shownUnits(product, size);
  return taken < left ? undefined : { field: "size", message: describeShortage(size, left) };
}
