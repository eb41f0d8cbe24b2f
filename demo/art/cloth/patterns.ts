// Chooses the print of a part. Body and sleeves each have their own surface, so a print bends with its part.
import { cloth, darken, lighten, luma, mix, tone } from "../base/color.ts";
import type { Hex, Kit, PatternName } from "../base/kit.ts";
import type { Fragment } from "../tailoring.ts";
import * as bands from "./bands.ts";
import * as motifs from "./motifs.ts";
import { mosaic, patches, shards } from "./prints.ts";
import type { Canvas, Part } from "./surface-paint.ts";

const painters: Record<Exclude<PatternName, "fade">, (canvas: Canvas) => string> = {
  solid: bands.solid,
  stripes: bands.stripes,
  hoops: bands.hoops,
  sash: bands.sash,
  halves: bands.halves,
  pinstripes: bands.pinstripes,
  chevron: bands.chevron,
  centre: bands.centre,
  chestband: bands.chestband,
  quarters: bands.quarters,
  diagonal: bands.diagonal,
  yoke: bands.yoke,
  checker: motifs.checker,
  waves: motifs.waves,
  diamonds: motifs.diamonds,
  rays: motifs.rays,
  mosaic: ({ torso, part, base, second, accent, seed }) =>
    mosaic(part.surface, torso, base, second, seed) +
    (torso ? shards(part.surface, second, accent, part.back) : ""),
  camo: ({ torso, part, base, second, seed }) => patches(part.surface, torso, camoTones(base, second), seed),
};

const camoTones = (base: Hex, second: Hex): Hex[] => [
  tone(base, 0.1),
  mix(base, second, 0.55),
  luma(base) < 0.4 ? darken(base, 0.45) : lighten(base, 0.25),
];

const ground = (fill: string): string => `<rect width="1200" height="1200" fill="${fill}"/>`;

export function printOf(kit: Kit, part: Part, id: string): Fragment {
  const [base, second, accent] = [cloth(kit.base), cloth(kit.secondary), cloth(kit.accent)];
  const torso = part.kind === "torso";
  if (!torso && kit.sleeveStyle === "contrast") return { defs: "", body: ground(second) };
  if (!torso && kit.sleeveStyle === "plain") return { defs: "", body: ground(base) };
  const canvas: Canvas = { kit, part, torso, base, second, accent, seed: kit.seed + part.side };
  if (kit.pattern === "fade") return motifs.fade(canvas, id);
  return { defs: "", body: ground(base) + painters[kit.pattern](canvas) };
}
