import type { Size } from "./sizes.ts";

/** A table of a garment's measures: one column for each kind of measure, one row for each size. */
export interface SizeGuide {
  measures: { name: string; howTo: string | null }[];
  /** The values are in centimetres and in the order of `measures`; null where the shop gives none. */
  rows: { size: Size; values: (number | null)[] }[];
}
