// Shorts for kit sets: same cloth, same light, in their own 1200-unit space.

import { cloth, luma, shadeTint } from "../base/color.ts";
import type { Hex, Kit, View } from "../base/kit.ts";
import type { Cubic, Pt } from "../base/path.ts";
import { lens } from "../base/path.ts";
import { createRandom, hash } from "../base/random.ts";
import { blurFilter, lightFilter, meshPattern, relief } from "../cloth/fabric.ts";
import { type Folds, fold } from "../cloth/folds.ts";
import { seam, stitches } from "../cloth/shade.ts";
import type { Fragment } from "../tailoring.ts";
import { shieldArt } from "./badge.ts";

const shape =
  "M436 176C520 190 680 190 764 176C792 300 826 470 848 640C790 668 706 676 628 668C622 590 612 500 600 420C588 500 578 590 572 668C494 676 410 668 352 640C374 470 408 300 436 176Z";
const waist = "M436 176C520 190 680 190 764 176L776 236C680 252 520 252 424 236Z";
const stripe = "M764 176L786 176C815 300 845 470 868 640L818 656C806 490 782 330 752 178Z";
const hemRight: Pt[] = [
  [846, 618],
  [790, 644],
  [706, 652],
  [626, 644],
];

/** Control points on the right leg, width, height 0..1. */
type Crease = readonly [Pt, Pt, Pt, Pt, number, number];

const creases: readonly Crease[] = [
  [[604, 410], [640, 430], [690, 420], [760, 380], 24, 0.5],
  [[604, 430], [644, 490], [700, 520], [780, 500], 26, 0.45],
  [[606, 440], [634, 520], [650, 590], [660, 670], 28, 0.5],
  [[700, 300], [716, 420], [730, 540], [724, 670], 34, 0.5],
  [[770, 330], [786, 440], [800, 560], [806, 660], 26, 0.45],
  [[640, 250], [646, 300], [650, 340], [640, 390], 22, 0.4],
  [[700, 246], [700, 280], [708, 320], [716, 350], 20, 0.35],
  [[752, 240], [752, 290], [764, 330], [764, 370], 20, 0.35],
];

function shortsFolds(seed: number): Folds {
  const random = createRandom(seed + 91);
  const fine = creases
    .flatMap(([a, b, c, d, width, height]) =>
      [1, -1].map((side) => {
        const [dx, dy] = [random(-12, 12), random(-14, 14)];
        const moved = (p: Pt): Pt => [600 + side * (p[0] - 600 + dx), p[1] + dy];
        const crease: Cubic = [moved(a), moved(b), moved(c), moved(d)];
        return fold(crease, width * random(0.8, 1.2), height * random(0.6, 1.1));
      }),
    )
    .join("");
  const broad = [1, -1]
    .map(
      (side) =>
        `<path d="${lens(
          [
            [600 + side * 110, 240],
            [600 + side * 120, 380],
            [600 + side * 130, 520],
            [600 + side * 126, 680],
          ],
          110,
        )}" opacity=".5"/>`,
    )
    .join("");
  return { broad, fine };
}

const mirrored = (d: string): string => `<g transform="translate(1200 0) scale(-1 1)">${d}</g>`;

export function shortsArt(kit: Kit, view: View, scale: number, mesh = true): Fragment {
  const id = `h${hash(JSON.stringify(kit) + view).toString(36)}`;
  return { defs: shortsDefs(kit, id, scale, mesh), body: shortsBody(kit, view, id) };
}

function shortsDefs(kit: Kit, id: string, scale: number, mesh: boolean): string {
  const light = {
    scale,
    seed: kit.seed + 44,
    noise: "0.007 0.004",
    relief: 1 - 0.3 * luma(cloth(kit.trim)),
    shine: 0.62,
    tint: shadeTint(kit.trim),
  };
  const stops = [
    [0, 0.5],
    [0.16, 0.06],
    [0.42, 0],
    [0.5, 0.42],
    [0.58, 0.04],
    [0.82, 0.1],
    [1, 0.62],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#040805" stop-opacity="${opacity}"/>`)
    .join("");
  return (
    `<clipPath id="${id}-c"><path d="${shape}"/></clipPath>` +
    (mesh ? meshPattern(`${id}-mesh`, scale) : `<linearGradient id="${id}-mesh"/>`) +
    blurFilter(`${id}-b3`, 2.4) +
    blurFilter(`${id}-b20`, 20) +
    lightFilter(`${id}-l`, { x: 330, y: 150, w: 540, h: 550 }, light) +
    `<linearGradient id="${id}-leg" x1="0" y1="0" x2="1" y2="0">${stops}</linearGradient>`
  );
}

/** The colour of stripes and cord: the accent, or the shirt's colour if the accent has too little contrast. */
const shortsAccent = (kit: Kit): Hex =>
  cloth(Math.abs(luma(kit.trim) - luma(kit.accent)) < 0.15 ? kit.base : kit.accent);

function shortsBody(kit: Kit, view: View, id: string): string {
  const [fill, accent] = [cloth(kit.trim), shortsAccent(kit)];
  const light = luma(fill);
  const sideStripe = `<path d="${stripe}" fill="${accent}"/>`;
  const hems = stitches(
    [0, 6].map((d) => hemRight.map((p): Pt => [p[0], p[1] - d])),
    light > 0.4,
  );
  const ribs = Array.from({ length: 62 }, (_, i) => `M${430 + i * 5.6} 176V246`).join("");
  const badge = kit.shield && view !== "back" ? shieldArt(kit.shield, 718, 566, 70, id) : "";
  return (
    `<path d="${shape}" fill="#040805" opacity=".55" transform="translate(-6 14)" filter="url(#${id}-b20)"/>` +
    `<g clip-path="url(#${id}-c)" style="isolation:isolate"><rect width="1200" height="800" fill="${fill}"/>${sideStripe}${mirrored(sideStripe)}` +
    `<rect width="1200" height="800" fill="url(#${id}-mesh)" opacity=".32"/><path d="${waist}" fill="${fill}"/><path d="${ribs}" stroke="#000" stroke-opacity=".24" stroke-width="2"/>` +
    `${seam("M424 236C520 252 680 252 776 236")}${seam("M600 246V424", 0.8)}${badge}${hems}${mirrored(hems)}` +
    `<path d="${shape}" fill="url(#${id}-leg)"/>${relief(shortsFolds(kit.seed), `${id}-l`, `${id}-b20`, 0.84 - 0.12 * light)}` +
    `<path d="${shape}" fill="none" stroke="#e6f0e8" stroke-width="7" opacity="${(0.4 - 0.25 * light).toFixed(2)}" filter="url(#${id}-b3)"/></g>` +
    (view === "back" ? "" : drawcord(accent))
  );
}

function drawcord(color: string): string {
  const d = "M588 240C578 280 566 300 572 344M610 240C622 276 632 300 622 352";
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="8" transform="translate(3 4)"/>` +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="6.5" stroke-linecap="round"/>`
  );
}
