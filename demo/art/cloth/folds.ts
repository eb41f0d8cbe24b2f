// Where cloth folds: ridges as lens shapes. They become a height map, which a light filter turns into shade.

import type { Cubic, Pt } from "../base/path.ts";
import { at, lens, lerp, normalAt, sliver } from "../base/path.ts";
import type { Random } from "../base/random.ts";
import { createRandom } from "../base/random.ts";
import type { Sleeve } from "./sleeve-cut.ts";

/** Control points as offsets from the centre line, width, height 0..1. */
type Ridge = readonly [Pt, Pt, Pt, Pt, number, number];

const fine: Ridge[] = [
  // from the armpit, over the chest
  [[276, 446], [226, 432], [176, 402], [128, 352], 26, 0.44],
  [[280, 470], [236, 482], [186, 480], [128, 456], 30, 0.36],
  // from the armpit, down the side
  [[278, 486], [240, 560], [214, 640], [206, 760], 36, 0.52],
  [[284, 520], [262, 600], [246, 680], [250, 800], 26, 0.42],
  // shoulder to armhole
  [[128, 186], [170, 206], [206, 250], [226, 330], 30, 0.34],
  // pulls at the waist
  [[264, 700], [214, 736], [160, 786], [110, 860], 38, 0.34],
  [[268, 790], [226, 820], [180, 860], [150, 920], 40, 0.26],
];

const broad: Ridge[] = [
  [[196, 300], [150, 460], [176, 640], [136, 900], 100, 0.5],
  [[60, 420], [74, 620], [40, 800], [64, 1130], 90, 0.42],
  [[236, 560], [206, 760], [216, 940], [210, 1130], 80, 0.48],
  // Folds that start at the hem are soft, because a sharp fold that meets an edge looks like a torn strip.
  [[120, 1190], [124, 1080], [112, 980], [120, 860], 74, 0.26],
  [[206, 1190], [198, 1100], [206, 1010], [196, 900], 60, 0.24],
];

// Long, shallow drapes from side to side; their direction is random.
const across: Ridge[] = [
  [[-246, 560], [-130, 640], [10, 690], [190, 660], 34, 0.26],
  [[-230, 720], [-100, 800], [40, 840], [200, 800], 38, 0.28],
  [[-250, 830], [-160, 870], [-60, 910], [20, 950], 40, 0.24],
  [[-60, 470], [0, 492], [90, 486], [200, 440], 26, 0.2],
];

/**
 * A fold of cloth is asymmetric: it rises gently and drops steeply. Four slivers share the steep edge, which faces
 * away from the light (down, right), and end one after the other on the gentle side.
 */
export function fold(c: Cubic, width: number, height: number): string {
  const normal = normalAt(c, 0.5);
  const slow = normal[0] * 0.55 + normal[1] * 0.83 > 0 ? -1 : 1;
  const each = Math.min(0.5, height * 0.33).toFixed(2);
  return [0.45, 0.95, 1.5, 2.2]
    .map((k) => `<path d="${sliver(c, 0, slow * width * k)}" opacity="${each}"/>`)
    .join("");
}

function shake(random: Random, ridge: Ridge, side: 1 | -1, amount: number): [Cubic, number, number] {
  const [dx, dy] = [random(-amount, amount), random(-amount, amount)];
  const points = ridge.slice(0, 4) as unknown as Cubic;
  const cubic = points.map((p, i) => [
    600 + side * (p[0] + (i === 0 ? dx * 0.2 : dx + random(-amount, amount) * 0.3)),
    p[1] + dy + random(-amount, amount) * 0.3,
  ]) as unknown as Cubic;
  // One fold in four is almost flat, so that no two shirts crease alike.
  const height = random() < 0.26 ? 0.04 : ridge[5] * random(0.4, 1.15);
  return [cubic, ridge[4] * random(0.8, 1.25), height];
}

export interface Folds {
  broad: string;
  fine: string;
}

export function torsoFolds(seed: number): Folds {
  const random = createRandom(seed + 31);
  const both = (list: Ridge[], amount: number) =>
    list.flatMap((r) => ([1, -1] as const).map((side) => shake(random, r, side, amount)));
  const flip = random() < 0.5 ? 1 : -1;
  const sharp = [...both(fine, 20), ...across.map((r) => shake(random, r, flip, 44))];
  return {
    broad: both(broad, 30)
      .map(([c, w, h]) => `<path d="${lens(c, w)}" opacity="${Math.min(1, h).toFixed(2)}"/>`)
      .join(""),
    fine: sharp.map(([c, w, h]) => fold(c, w, h)).join(""),
  };
}

/** Short sleeves crease from the armpit outwards; long ones also bunch at elbow and wrist. */
export function sleeveFolds(sleeve: Sleeve, seed: number): Folds {
  const random = createRandom(seed + 57 + sleeve.side);
  const { outer, inner } = sleeve;
  const long = Math.abs(outer[3][1] - outer[0][1]) > 500;
  const ridge = (from: Pt, to: Pt, bow: number, width: number, height: number): string => {
    const [a, b] = [lerp(from, to, 0.33), lerp(from, to, 0.66)];
    const cubic: Cubic = [from, [a[0], a[1] + bow], [b[0], b[1] + bow], to];
    return fold(cubic, width, height);
  };
  const inside = (t: number, u: number): Pt => lerp(at(inner, t), at(outer, t), u);
  let d = "";
  if (long) {
    const stops = [0.05, 0.14, 0.3, 0.4, 0.47, 0.55, 0.68, 0.78, 0.86, 0.92];
    for (const [i, t] of stops.entries()) {
      const [u0, u1] = i % 2 === 0 ? [-0.05, random(0.5, 0.85)] : [1.05, random(0.15, 0.45)];
      const slope = random(0.05, 0.12) * (i % 3 === 0 ? -1 : 1);
      d += ridge(
        inside(t, u0),
        inside(Math.min(1, Math.max(0, t + slope)), u1),
        random(-6, 14),
        random(18, 30),
        random(0.35, 0.62),
      );
    }
  } else {
    const rays: [number, number, number][] = [
      [0.08, 0.1, 0.62],
      [0.18, 0.34, 0.74],
      [0.36, 0.62, 0.8],
      [0.6, 0.95, 0.62],
    ];
    for (const [t0, t1, u1] of rays) {
      d += ridge(
        inside(t0, -0.05),
        inside(t1 + random(-0.05, 0.05), u1 + random(-0.1, 0.1)),
        random(-14, 10),
        random(18, 28),
        random(0.3, 0.55),
      );
    }
    d += ridge(inside(0.12, 0.95), inside(0.7, 0.72), random(-6, 6), 26, random(0.25, 0.4));
  }
  const spine = `<path d="${lens([inside(0, 0.6), inside(0.35, 0.66), inside(0.7, 0.6), inside(1, 0.6)], long ? 54 : 64)}" opacity=".4"/>`;
  return { broad: spine, fine: d };
}
