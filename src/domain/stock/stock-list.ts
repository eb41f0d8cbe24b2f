export const STOCK_PER_PAGE = 25;
export const MOVEMENTS_PER_PAGE = 20;

/**
 * Which products the back-office lists: those of which something is counted, few units or none of a size are left, a
 * size is sold out, or nothing is counted.
 */
export const stockShows = ["all", "counted", "low", "sold_out", "uncounted"] as const;
export type StockShow = (typeof stockShows)[number];

/** How full the shelf of a size is. */
export const shelfStates = ["unlimited", "enough", "few", "none"] as const;
export type ShelfState = (typeof shelfStates)[number];

export function shelfStateOf(units: number | null, fewUnits: number | null): ShelfState {
  if (units === null) return "unlimited";
  if (units === 0) return "none";
  return units <= (fewUnits ?? 0) ? "few" : "enough";
}

/** A size of a product in the back-office. */
export interface ShelfSize {
  size: string;
  /** Null for a size that is not counted. */
  units: number | null;
  state: ShelfState;
  /** False for a counted size that has left the product's grid. */
  isInGrid: boolean;
}

/** The sizes of a product in the order of its grid, and after them the counted ones that have left it. */
export function listShelf(
  labels: readonly string[],
  counted: ReadonlyMap<string, number>,
  fewUnits: number | null,
): ShelfSize[] {
  const inGrid = new Set(labels);
  const left = [...counted.keys()].filter((size) => !inGrid.has(size)).toSorted();
  return [...labels, ...left].map((size) => {
    const units = counted.get(size) ?? null;
    return { size, units, state: shelfStateOf(units, fewUnits), isInGrid: inGrid.has(size) };
  });
}
