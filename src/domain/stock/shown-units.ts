/** What the first view of a shirt and of the cart must know about stock. The words for it stand in files that load later. */

import type { Stocked } from "./stock.ts";

export const shownUnits = ({ stock }: Stocked, size: string): number =>
  stock?.[size] ?? Number.POSITIVE_INFINITY;

export const isSoldOut = (product: Stocked, size: string): boolean =>
  !product.leadTime && shownUnits(product, size) === 0;

/** How many days somebody must wait for so many; undefined for shirts on the shelf. */
export const leadDaysOf = (product: Stocked, size: string, quantity: number): number | undefined =>
  shownUnits(product, size) < quantity ? product.leadTime?.maxDays : undefined;
