import { formatCents } from "#domain/money.ts";
import { type Sized, sizesOf } from "#domain/sizes/size-grid.ts";
import type { Choice } from "#ui/choice-group.tsx";

/** The sizes of a product to choose from, with what one costs more than the product. */
export function sizeChoices(product: Sized): Choice[] {
  return sizesOf(product).map(({ label, surchargeCents }) => ({
    value: label,
    label,
    ...(surchargeCents > 0 && { note: `+ ${formatCents(surchargeCents)}` }),
  }));
}
