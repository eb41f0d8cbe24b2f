import { isWithin } from "../is-within.ts";
import type { Build } from "./build.ts";

/** Parses a build from the browser's storage. It stands alone and is written by hand because every page loads it. */
export function readBuild(stored: unknown): Build | undefined {
  const { height, weight } = (stored ?? {}) as { [Name in keyof Build]?: unknown };
  return isBand(height, MIN_HEIGHT, MAX_HEIGHT) && isBand(weight, MIN_WEIGHT, MAX_WEIGHT)
    ? { height, weight }
    : undefined;
}

const isBand = (value: unknown, min: number, max: number): value is number =>
  isWithin(value, max) && value >= min && value % BAND === 0;

/** How wide a band is. */
export const BAND = 5;

/** The bands that are kept, by their lower ends: those of grown-ups, because nothing is kept of children. */
export const MIN_HEIGHT = 150;
export const MAX_HEIGHT = 220;
export const MIN_WEIGHT = 35;
export const MAX_WEIGHT = 200;
