// Everything that is applied to the cloth before lighting: shield, manufacturer's logo, sponsor, name and number.
import { cloth, luma, markOn } from "../base/color.ts";
import type { Hex, Kit, PatternName } from "../base/kit.ts";
import { n, type Pt } from "../base/path.ts";
import { wobble } from "../base/random.ts";
import { shieldArt, sparkArt } from "./badge.ts";
import { backLettering, transfer } from "./lettering.ts";
import { measure, outline, spell } from "./text-outline.ts";

/** Transfers bend a little with the cloth. */
const bendWith =
  (seed: number) =>
  (p: Pt): Pt => [
    p[0] + 3.2 * wobble(p[0] / 110, p[1] / 150, seed),
    p[1] + 3.2 * wobble(p[0] / 140, p[1] / 120 + 9, seed),
  ];

/** Prints whose second colour reaches the chest, where a logo must stand out from both colours. */
const busy: readonly PatternName[] = ["stripes", "hoops", "diagonal", "checker", "chevron", "pinstripes"];

/** The manufacturer's logo opposite the shield; on a sash it moves down into the band instead of lying on its edge. */
function sparkLayer(kit: Kit): string {
  if (kit.pattern === "sash") return sparkArt(478, 444, 22, cloth(markOn([kit.secondary], kit.accent)));
  const grounds: Hex[] = busy.includes(kit.pattern) ? [kit.base, kit.secondary] : [kit.base];
  return sparkArt(478, 372, 22, cloth(markOn(grounds, kit.accent)));
}

export function badgeLayer(kit: Kit, id: string): string {
  const shield = kit.shield ? shieldArt(kit.shield, 726, 382, 96, id) : "";
  return shield + sparkLayer(kit) + sponsorLayer(kit);
}

function sponsorLayer(kit: Kit): string {
  if (!kit.sponsor) return "";
  const { font, style } = kit.sponsor;
  const word = spell(kit.sponsor.word, font);
  const capHeight = Math.min(62, (62 * 320) / measure(word, font, 62));
  const width = measure(word, font, capHeight);
  const bend = bendWith(kit.seed);
  const d = outline(word, { font, capHeight }, (x, y) => bend([600 + x, 566 + y + (x * x) / 9000]));
  const boxed = style === "boxed";
  const ground: Hex = boxed ? kit.trim : kit.base;
  const fill = luma(cloth(ground)) > 0.5 ? "#151a17" : "#eef2ee";
  const bold = font === "slab" ? 2.4 : 0;
  return (
    (boxed ? panel(width, capHeight, cloth(ground)) : "") +
    (style === "barred" ? bars(width, capHeight, fill) : "") +
    transfer(d, fill, undefined, 0, bold)
  );
}

const panel = (width: number, height: number, fill: string): string =>
  `<rect x="${n(600 - width / 2 - 26)}" y="${n(566 - height - 20)}" width="${n(width + 52)}" height="${n(height + 42)}" rx="8" fill="${fill}"/>`;

const bars = (width: number, height: number, fill: string): string => {
  const bar = (y: number) =>
    `<rect x="${n(600 - width / 2)}" y="${n(y)}" width="${n(width)}" height="5" fill="${fill}"/>`;
  return bar(566 - height - 20) + bar(566 + 17);
};

export function letteringLayer(kit: Kit): string {
  return kit.lettering ? backLettering(kit.lettering, bendWith(kit.seed)) : "";
}
