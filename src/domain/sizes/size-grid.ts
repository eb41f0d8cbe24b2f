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
