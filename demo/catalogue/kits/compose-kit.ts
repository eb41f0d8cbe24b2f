// Helpers that keep the definition of a kit short.
import type {
  Collar,
  FontName,
  Hex,
  Kit,
  Lettering,
  PatternName,
  Shield,
  Sponsor,
} from "../../art/base/kit.ts";

/** Base, secondary, accent, trim. */
type Colors = readonly [Hex, Hex, Hex, Hex];

const everyday = { fit: "player", sleeves: "short", sleeveStyle: "match", cuffs: true } as const;

export function kit(
  colors: Colors,
  pattern: PatternName,
  collar: Collar,
  seed: number,
  more: Partial<Kit> = {},
): Kit {
  const [base, secondary, accent, trim] = colors;
  return { ...everyday, base, secondary, accent, trim, pattern, collar, seed, ...more };
}

export const crest = (
  shape: Shield["shape"],
  emblem: Shield["emblem"],
  fill: Hex,
  ink: Hex,
  edge: Hex,
  stars = 0,
): Shield => ({ shape, emblem, fill, ink, edge, ...(stars > 0 ? { stars } : {}) });

export const ad = (word: string, style: Sponsor["style"] = "plain", font: FontName = "sporty"): Sponsor => ({
  word,
  style,
  font,
});

export const print = (name: string, number: string, font: FontName, fill: Hex, outline?: Hex): Lettering => ({
  name,
  number,
  font,
  fill,
  ...(outline ? { outline } : {}),
});
