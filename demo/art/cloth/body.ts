// The cut: silhouettes, seams and the surfaces that prints are laid on.
// All measures are on the wearer's left (viewer's right), as distance from the centre line; the rest is mirrored.

import { nth } from "../base/nth.ts";
import type { Cubic, Pt, Surface } from "../base/path.ts";
import { at, beyond, chain, curveTo, lerp, mirror, mirrorCubic, move, reverse, xy } from "../base/path.ts";
import { wobble } from "../base/random.ts";
import type { Collar, Fit, Kit } from "../kit.ts";

export interface Sleeve {
  side: 1 | -1;
  path: string;
  outer: Cubic;
  inner: Cubic;
  cuff: Cubic;
  armhole: Cubic;
  surface: Surface;
}

export interface Cut {
  torso: string;
  neckline: Cubic;
  shoulder: Cubic;
  sides: [Cubic, Cubic];
  hem: Cubic;
  sleeves: [Sleeve, Sleeve];
  surface: Surface;
  /** Half the width of the body at a height. */
  halfWidth: (y: number) => number;
  hemY: number;
}

interface Measures {
  tip: Pt;
  armpit: Pt;
  waist: Pt;
  hem: Pt;
  drop: number;
  short: { outer: Pt; inner: Pt };
  long: { outer: Pt; inner: Pt };
}

const measures: Record<"player" | "retro" | "jacket", Measures> = {
  player: {
    tip: [256, 214],
    armpit: [278, 452],
    waist: [250, 740],
    hem: [270, 1066],
    drop: 12,
    short: { outer: [424, 508], inner: [304, 578] },
    long: { outer: [404, 902], inner: [326, 926] },
  },
  retro: {
    tip: [276, 222],
    armpit: [300, 486],
    waist: [290, 770],
    hem: [302, 1052],
    drop: 8,
    short: { outer: [456, 520], inner: [322, 606] },
    long: { outer: [424, 906], inner: [334, 934] },
  },
  jacket: {
    tip: [268, 218],
    armpit: [290, 482],
    waist: [280, 770],
    hem: [278, 1064],
    drop: 6,
    short: { outer: [440, 520], inner: [310, 590] },
    long: { outer: [424, 948], inner: [328, 972] },
  },
};

const necklines: Record<Collar | "back" | "jacket", readonly [Pt, Pt, Pt, Pt]> = {
  crew: [
    [102, 152],
    [98, 226],
    [58, 266],
    [0, 266],
  ],
  v: [
    [102, 152],
    [92, 206],
    [44, 282],
    [0, 330],
  ],
  polo: [
    [98, 152],
    [88, 200],
    [40, 250],
    [0, 286],
  ],
  wide: [
    [104, 152],
    [94, 206],
    [46, 288],
    [0, 338],
  ],
  back: [
    [102, 152],
    [78, 176],
    [40, 186],
    [0, 186],
  ],
  jacket: [
    [104, 160],
    [88, 204],
    [48, 226],
    [0, 228],
  ],
};

/** The far side of a tube hides what is printed there: beyond the edge, u stands still. */
const round = (u: number, turn: number): number =>
  Math.sin(Math.max(-1.5, Math.min(1.5, u * turn))) / Math.sin(turn);
const abs = (p: Pt): Pt => [600 + p[0], p[1]];
const add = (p: Pt, dx: number, dy: number): Pt => [p[0] + dx, p[1] + dy];

/** A set is a player's shirt with shorts; a puffer is cut like the jacket. */
const shapeOf = (fit: Fit): "player" | "retro" | "jacket" =>
  fit === "set" ? "player" : fit === "puffer" ? "jacket" : fit;

/** Zip, stand collar, ribbed hem: everything that is worn over a shirt. */
export const isJacket = (kit: Kit): boolean => shapeOf(kit.fit) === "jacket";

export function cutOf(kit: Kit, back: boolean): Cut {
  const shape = shapeOf(kit.fit);
  const m = measures[shape];
  const { seed } = kit;
  const neck = necklines[back ? "back" : shape === "jacket" ? "jacket" : kit.collar];
  const neckline = neck.map(abs) as unknown as Cubic;
  const [tip, armpit, waist, hemEnd] = [abs(m.tip), abs(m.armpit), abs(m.waist), abs(m.hem)];
  const shoulder: Cubic = [neckline[0], add(neckline[0], 52, 8), add(tip, -48, -30), tip];
  const armhole: Cubic = [tip, add(tip, -26, 74), add(armpit, -50, -76), armpit];
  const upperSide: Cubic = [armpit, add(armpit, -2, 110), add(waist, 1, -120), waist];
  const lowerSide: Cubic = [waist, add(waist, -1, 130), add(hemEnd, -6, -90), hemEnd];
  const bottom: Pt = [600, hemEnd[1] + m.drop];
  const hem: Cubic = [hemEnd, add(hemEnd, -70, m.drop * 0.8), add(bottom, 90, 0), bottom];

  const half = [shoulder, armhole, upperSide, lowerSide, hem];
  const torso =
    chain(reverse(neckline), ...half) +
    [...half]
      .reverse()
      .map((c) => curveTo(reverse(mirrorCubic(c))))
      .join("") +
    curveTo(mirrorCubic(neckline)) +
    "Z";

  const halfWidth = widthTable([upperSide, lowerSide]);
  const top = 140;
  const height = hemEnd[1] - top;
  const surface: Surface = (u, v) => {
    const y = top + v * height;
    const bend = round(u, 1.12);
    const sag = (1 - Math.min(1.3, u * u)) * (4 + m.drop * Math.max(0, v));
    return [
      600 + halfWidth(y) * bend + 5 * wobble(u * 2.4, v * 4.2, seed),
      y + sag + 5 * wobble(u * 3.1, v * 2.6 + 4, seed),
    ];
  };

  const reach = kit.sleeves === "long" || shape === "jacket" ? m.long : m.short;
  const right = sleeveOf(1, tip, armpit, armhole, abs(reach.outer), abs(reach.inner), seed);
  const left = sleeveOf(-1, tip, armpit, armhole, abs(reach.outer), abs(reach.inner), seed + 7);
  return {
    torso,
    neckline,
    shoulder,
    sides: [upperSide, lowerSide],
    hem,
    sleeves: [left, right],
    surface,
    halfWidth,
    hemY: bottom[1],
  };
}

function sleeveOf(
  side: 1 | -1,
  tip: Pt,
  armpit: Pt,
  armhole: Cubic,
  outerEnd: Pt,
  innerEnd: Pt,
  seed: number,
): Sleeve {
  const long = outerEnd[1] > 800;
  let outer: Cubic = long
    ? [tip, add(tip, 70, 46), add(outerEnd, -18, -330), outerEnd]
    : [tip, add(tip, 62, 38), add(outerEnd, -34, -130), outerEnd];
  let inner: Cubic = long
    ? [armpit, add(armpit, 16, 130), add(innerEnd, -10, -200), innerEnd]
    : [armpit, add(armpit, 4, 30), add(innerEnd, -6, -34), innerEnd];
  let cuff: Cubic = [
    outerEnd,
    add(lerp(outerEnd, innerEnd, 0.3), 4, 12),
    add(lerp(outerEnd, innerEnd, 0.7), 5, 13),
    innerEnd,
  ];
  let hole = armhole;
  if (side < 0)
    [outer, inner, cuff, hole] = [outer, inner, cuff, hole].map(mirrorCubic) as [Cubic, Cubic, Cubic, Cubic];
  // The sleeve runs on under the body, which is drawn over it.
  const under: Pt[] = [
    add(hole[3], -26 * side, -6),
    add(hole[0], -44 * side, 100),
    add(hole[0], -30 * side, -4),
  ];
  const path = `${move(outer[0])}${curveTo(outer)}${curveTo(cuff)}${curveTo(reverse(inner))}L${under.map(xy).join("L")}Z`;
  const axis = at(cuff, 0.5);
  const root = lerp(hole[0], hole[3], 0.5);
  const length = Math.hypot(axis[0] - root[0], axis[1] - root[1]);
  const along: Pt = [(axis[0] - root[0]) / length, (axis[1] - root[1]) / length];
  // Prints run parallel to the cuff all the way up, as on a tube: the under edge starts inside the body, not at the armpit.
  const reach = long ? 1.7 : 1.15;
  const start: Pt = [
    outer[0][0] + (cuff[3][0] - cuff[0][0]) * reach,
    outer[0][1] + (cuff[3][1] - cuff[0][1]) * reach,
  ];
  const lower: Cubic = long
    ? [start, lerp(start, inner[1], 0.6), inner[2], inner[3]]
    : [start, lerp(start, inner[3], 0.33), lerp(start, inner[3], 0.66), inner[3]];
  const surface: Surface = (u, v) => {
    const bend = (round(u, 1.15) + 1) / 2;
    const p = lerp(beyond(lower, v), beyond(outer, v), bend);
    const bulge = 13 * (1 - u * u) + 3 * wobble(u * 2, v * 3, seed);
    return [p[0] + along[0] * bulge + 2.5 * wobble(v * 4, u, seed), p[1] + along[1] * bulge];
  };
  return { side, path, outer, inner, cuff, armhole: hole, surface };
}

function widthTable(sides: [Cubic, Cubic]): (y: number) => number {
  const points = sides.flatMap((c) => Array.from({ length: 25 }, (_, i) => at(c, i / 24)));
  return (y) => {
    const first = nth(points, 0);
    if (y <= first[1]) return first[0] - 600;
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [nth(points, i - 1), nth(points, i)];
      if (y <= q[1]) return p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1] || 1) - 600;
    }
    return nth(points, -1)[0] - 600;
  };
}

/** The neckline's two halves as one path, viewer's left to right. */
export const necklinePath = (neckline: Cubic): string =>
  move(mirror(neckline[0])) + curveTo(mirrorCubic(neckline)) + curveTo(reverse(neckline));
