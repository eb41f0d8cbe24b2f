/** What prices need of options; the rules of choosing them load with the choices. */
import type { Optioned, ShirtOption } from "./shirt-option.ts";

/** The chosen options that the product has, in the product's order. */
export function findOptions({ options }: Optioned, ids: readonly string[]): ShirtOption[] {
  return options?.choices.filter(({ id }) => ids.includes(id)) ?? [];
}

export const optionsCents = (product: Optioned, ids: readonly string[]): number =>
  findOptions(product, ids).reduce((sum, { priceCents }) => sum + priceCents, 0);
