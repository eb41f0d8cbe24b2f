import { formatCents } from "#domain/money.ts";
import { type Sized, sizesOf } from "#domain/sizes/size-grid.ts";
import { type Stocked, stateOfProduct, stateOfSize } from "#domain/stock/stock.ts";
import type { Choice } from "#ui/choice-group.tsx";

/** The sizes of a product to choose from, with what one costs more than the product, and those that are gone. */
export function sizeChoices(product: Sized & Stocked): Choice[] {
  // Where all sizes are made to order, the product says so once.
  const isMixed = stateOfProduct(product).kind !== "made-to-order";
  return sizesOf(product).map(({ label, surchargeCents }) => {
    const { kind } = stateOfSize(product, label);
    const notes = [
      surchargeCents > 0 && `+ ${formatCents(surchargeCents)}`,
      isMixed && kind === "made-to-order" && "Encomenda",
    ];
    return {
      value: label,
      label,
      note: notes.filter(Boolean).join(" "),
      unavailable: kind === "sold-out" ? "esgotado" : undefined,
    };
  });
}
