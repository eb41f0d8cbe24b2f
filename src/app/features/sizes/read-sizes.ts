import type { GridSize } from "#domain/sizes/size-grid.ts";

/** Sizes as the API answers with them. */
export const readSizes = (sizes: readonly { label: string; surcharge_cents: number }[]): GridSize[] =>
  sizes.map(({ label, surcharge_cents }) => ({ label, surchargeCents: surcharge_cents }));
