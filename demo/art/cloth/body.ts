// The cut: silhouettes, seams and the surfaces that prints are laid on.

import type { Kit } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import type { Cubic, Pt, Surface } from "../base/path.ts";
import { at, chain, curveTo, mirror, mirrorCubic, move, reverse } from "../base/path.ts";
import { wobble } from "../base/random.ts";
import { measures, necklines, shapeOf } from "./measures.ts";
import { abs, add, round, type Sleeve, sleeveOf } from "./sleeve-cut.ts";

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
