import { optionsCents } from "../options/find-options.ts";
import type { Optioned } from "../options/shirt-option.ts";
import { type Printable, printPriceCents } from "../print/print-rules.ts";
import { findSize, type Sized } from "../sizes/size-grid.ts";

/** What a product says about what can be chosen. */
type Chosen = Sized & Printable & Optioned;

export interface UnitChoice {
  /** Null while none is chosen. */
  size: string | null;
  isCustomized: boolean;
  /** The ids of the options; none if absent. */
  options?: readonly string[] | undefined;
}

/** What a unit costs: the product, what its size costs more, its options, and a name and number. */
export function unitPriceCents(
  product: { priceCents: number } & Chosen,
  choice: UnitChoice,
  surchargeCents: number,
): number {
  return product.priceCents + addOnCents(product, choice, surchargeCents);
}

/** What a unit cost before an offer; null if the product is not on offer. */
export function formerUnitPriceCents(
  product: { formerPriceCents: number | null } & Chosen,
  choice: UnitChoice,
  surchargeCents: number,
): number | null {
  const { formerPriceCents } = product;
  return formerPriceCents && formerPriceCents + addOnCents(product, choice, surchargeCents);
}

/** What a choice adds to the product's price; offers take nothing off it that they take off the shirt alone. */
export function addOnCents(
  product: Chosen,
  { size, isCustomized, options = [] }: UnitChoice,
  surchargeCents: number,
): number {
  const sizeCents = size === null ? 0 : (findSize(product, size)?.surchargeCents ?? 0);
  const printCents = isCustomized ? printPriceCents(product, surchargeCents) : 0;
  return sizeCents + printCents + optionsCents(product, options);
}
