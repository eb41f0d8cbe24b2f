import { formatCents } from "#domain/money.ts";
import { type Sized, sizesOf } from "#domain/sizes/size-grid.ts";
import { isSoldOut, leadDaysOf } from "#domain/stock/shown-units.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import type { Choice } from "#ui/choice-group.tsx";

/** The sizes of a product to choose from, with what one costs more than the product, and those that are gone. */
export function sizeChoices(product: Sized & Stocked): Choice[] {
  const sizes = sizesOf(product);
  // Where all sizes are made to order, the product says so once.
  const isMixed = sizes.some(({ label }) => !leadDaysOf(product, label, 1));
  return sizes.map(({ label, surchargeCents }) => {
    const surcharge = surchargeCents > 0 ? `+ ${formatCents(surchargeCents)} ` : "";
    const order = isMixed && leadDaysOf(product, label, 1) ? "Encomenda" : "";
    return {
      value: label,
      label,
      note: (surcharge + order).trimEnd(),
      unavailable: isSoldOut(product, label) && "esgotado",
    };
  });
}
