import type { Size } from "#domain/catalog/sizes.ts";

export interface Measures {
  chest: number;
  length: number;
  sleeve: number;
}

/** The garment's measures in centimetres, laid flat. */
export const measuresBySize: Record<Size, Measures> = {
  P: { chest: 50, length: 70, sleeve: 21 },
  M: { chest: 53, length: 72, sleeve: 22 },
  G: { chest: 56, length: 74, sleeve: 23 },
  GG: { chest: 60, length: 76, sleeve: 24 },
};
