import { type Build, isSameBuild } from "./build.ts";

/** Fewer people than these are never counted, because somebody who knows one of them would recognise the person. */
export const MIN_KEEPERS = 5;

/** What people of a build kept. Sizes that fewer than `MIN_KEEPERS` of them kept are not named. */
export interface KeptBand {
  build: Build;
  /** All of them, whatever size they kept. */
  people: number;
  /** What most kept comes first. Whoever kept two sizes counts for both. */
  sizes: { size: string; people: number }[];
}

export const findBand = (bands: readonly KeptBand[], build: Build): KeptBand | undefined =>
  bands.find((band) => isSameBuild(band.build, build));

/** 'De 12 pessoas com o seu porte, 9 ficaram com o G.', with the next size where enough kept that one. */
export function describeKept({ people, sizes: [first, second] }: KeptBand): string {
  if (!first) return "";
  const also = second ? ` e ${second.people} com o ${second.size}` : "";
  const kept =
    first.people === people && !second
      ? `todas ficaram com o ${first.size}`
      : `${first.people} ficaram com o ${first.size}${also}`;
  return `De ${people} pessoas com o seu porte, ${kept}.`;
}
