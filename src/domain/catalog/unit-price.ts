import { findSize, type Sized } from "../sizes/size-grid.ts";

export interface UnitChoice {
  /** Null while none is chosen. */
  size: string | null;
  isCustomized: boolean;
}

/** What a unit costs: the product, what its size costs more, and a name and number. */
export function unitPriceCents(
  product: { priceCents: number } & Sized,
  choice: UnitChoice,
  surchargeCents: number,
): number {
  return product.priceCents + addOnCents(product, choice, surchargeCents);
}

/** What a unit cost before an offer; null if the product is not on offer. */
export function formerUnitPriceCents(
  product: { formerPriceCents: number | null } & Sized,
  choice: UnitChoice,
  surchargeCents: number,
): number | null {
  const { formerPriceCents } = product;
  return formerPriceCents && formerPriceCents + addOnCents(product, choice, surchargeCents);
}

/** What a choice adds to the product's price; offers take nothing off it that they take off the shirt alone. */
export function addOnCents(
  product: Sized,
  { size, isCustomized }: UnitChoice,
  surchargeCents: number,
): number {
  const sizeCents = size === null ? 0 : (findSize(product, size)?.surchargeCents ?? 0);
  return sizeCents + (isCustomized ? surchargeCents : 0);
}
