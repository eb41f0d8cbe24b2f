import type { GridSize } from "./size-grid.ts";
import type { SizeGuide } from "./size-guide.ts";
import { shirtGuide } from "./size-guide-models.ts";

/** Undefined: the shop's standard guide. Null: nothing is known about the product's sizes, so that no guide is offered. */
export type ShownGuide = SizeGuide | undefined | null;

interface KnownGuides {
  ofCategory: SizeGuide | null;
  /** Null for a product that has the standard sizes. */
  sizes: readonly GridSize[] | null;
  ofGrid: SizeGuide | null;
}

/** A grid's own measures come first. Without them, those of the category are for the sizes that both have. */
export function chooseGuide({ ofCategory, sizes, ofGrid }: KnownGuides): ShownGuide {
  if (!sizes) return ofCategory ?? undefined;
  if (ofGrid) return ofGrid;
  const { measures, rows } = ofCategory ?? shirtGuide;
  const shared = sizes.flatMap(({ label }) => rows.filter(({ size }) => size === label));
  return shared.length > 0 ? { measures, rows: shared } : null;
}
