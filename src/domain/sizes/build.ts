import { BAND, readBuild } from "./read-build.ts";

/** The band in which the height (cm) and the weight (kg) of who wears a shirt lie, by the lower end of each. */
export interface Build {
  height: number;
  weight: number;
}

/** The build of a person; undefined for one of whom nothing is kept. */
export function buildOf({ height, weight }: Build): Build | undefined {
  const bandOf = (measure: number) => Math.floor(measure / BAND) * BAND;
  return readBuild({ height: bandOf(height), weight: bandOf(weight) });
}

export const isSameBuild = (one: Build, other: Build): boolean =>
  one.height === other.height && one.weight === other.weight;
