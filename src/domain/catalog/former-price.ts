/** A product is on offer while it has a former price, which is always higher than its price. */

/** The discount in whole percent, rounded down so that it never promises too much; a real discount is at least 1 %. */
export function discountPercent(priceCents: number, formerPriceCents: number): number {
  return Math.max(1, Math.floor(((formerPriceCents - priceCents) * 100) / formerPriceCents));
}

/**
 * The former price that a product has after a change of its price. Where the change says nothing about it, the known one
 * stays, until the price reaches it: that ends the offer.
 */
export function nextFormerPrice(
  priceCents: number,
  wanted: number | null | undefined,
  known: number | null,
): number | null {
  if (wanted !== undefined) return wanted;
  return known !== null && known > priceCents ? known : null;
}
