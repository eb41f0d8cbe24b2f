import { labelsOf, type Sized } from "../sizes/size-grid.ts";
import type { ShownShirt } from "./shown-shirt.ts";

export interface SizeCount {
  size: string;
  shirts: number;
}

/** How many shirts of each size there are, in the product's order; a size that it does not have any more comes last. */
export function countSizes(shirts: readonly Pick<ShownShirt, "size">[], product: Sized): SizeCount[] {
  const counts = new Map<string, number>();
  for (const { size } of shirts) counts.set(size, (counts.get(size) ?? 0) + 1);
  const order = new Set([...labelsOf(product), ...counts.keys()]);
  return [...order].flatMap((size) => {
    const count = counts.get(size);
    return count === undefined ? [] : [{ size, shirts: count }];
  });
}
