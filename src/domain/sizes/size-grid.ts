/** A size as the shop names it, and what it costs more than the product. */
export interface GridSize {
  label: string;
  surchargeCents: number;
}

export const standardLabels: readonly string[] = ["P", "M", "G", "GG"];

/** The sizes of a product without a grid. */
export const standardSizes: readonly GridSize[] = standardLabels.map((label) => ({
  label,
  surchargeCents: 0,
}));

/** Absent for a product that has the standard sizes. */
export interface Sized {
  sizes?: readonly GridSize[] | undefined;
}

export const sizesOf = ({ sizes }: Sized): readonly GridSize[] => sizes ?? standardSizes;

export function findSize(product: Sized, label: string): GridSize | undefined {
  return sizesOf(product).find((size) => size.label === label);
}

export const labelsOf = (product: Sized): string[] => sizesOf(product).map(({ label }) => label);

/** A size that costs the least. */
export const cheapestSize = (product: Sized): GridSize | undefined =>
  sizesOf(product).toSorted((one, other) => one.surchargeCents - other.surchargeCents)[0];

/** True where one size costs more than another. */
export function costsBySize(product: Sized): boolean {
  return new Set(sizesOf(product).map(({ surchargeCents }) => surchargeCents)).size > 1;
}
