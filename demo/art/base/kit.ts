// The types of the generator: everything that a picture depends on is in a Kit.

export type Hex = `#${string}`;

export type PatternName =
  | "solid"
  | "stripes"
  | "hoops"
  | "sash"
  | "halves"
  | "pinstripes"
  | "fade"
  | "chevron"
  | "checker"
  | "mosaic"
  | "camo"
  | "centre"
  | "chestband"
  | "quarters"
  | "diagonal"
  | "waves"
  | "diamonds"
  | "rays"
  | "yoke";
export type Collar = "crew" | "v" | "polo" | "wide";
export type Fit = "player" | "retro" | "jacket" | "puffer" | "set";
export type FontName = "poster" | "narrow" | "sporty" | "square" | "slab";
export type View = "front" | "back" | "detail";

export interface Lettering {
  name: string;
  number: string;
  font: FontName;
  fill: Hex;
  outline?: Hex;
}

export interface Shield {
  shape: "heater" | "round" | "swiss" | "hex" | "banner" | "oval";
  emblem: "star" | "rays" | "wave" | "peak" | "bars" | "tower" | "anchor" | "crown" | "leaf" | "moon";
  fill: Hex;
  ink: Hex;
  edge: Hex;
  stars?: number;
}

export interface Sponsor {
  /** Any invented word. */
  word: string;
  /** boxed: on a panel of its own, for busy prints; barred: between two lines. */
  style: "plain" | "boxed" | "barred";
  font: FontName;
}

export interface Kit {
  /** The cloth. */
  base: Hex;
  /** The print, or the contrast sleeves. */
  secondary: Hex;
  /** Piping, side panels, shoulder tape, label. */
  accent: Hex;
  /** Collar, cuffs, and the shorts of a set. */
  trim: Hex;
  pattern: PatternName;
  /** How many stripes, hoops, columns … the print has; each pattern has its own default. */
  repeats?: number;
  collar: Collar;
  fit: Fit;
  sleeves: "short" | "long";
  /** match: the pattern goes on; plain: base colour; contrast: secondary colour. */
  sleeveStyle: "match" | "plain" | "contrast";
  cuffs: boolean;
  sidePanels?: boolean;
  shoulderTape?: boolean;
  sponsor?: Sponsor;
  shield?: Shield;
  lettering?: Lettering;
  /** Moves folds, blobs and mosaic; the same seed always draws the same picture. */
  seed: number;
}
