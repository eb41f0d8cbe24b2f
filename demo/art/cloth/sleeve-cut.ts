// A sleeve's outline and the surface that its print is laid on.
import {
  at,
  beyond,
  type Cubic,
  curveTo,
  lerp,
  mirrorCubic,
  move,
  type Pt,
  reverse,
  type Surface,
  xy,
} from "../base/path.ts";
import { wobble } from "../base/random.ts";

export interface Sleeve {
  side: 1 | -1;
  path: string;
  outer: Cubic;
  inner: Cubic;
  cuff: Cubic;
  armhole: Cubic;
  surface: Surface;
}

/** The far side of a tube is invisible, so u is clamped at the edge. */
export const round = (u: number, turn: number): number =>
  Math.sin(Math.max(-1.5, Math.min(1.5, u * turn))) / Math.sin(turn);
export const abs = (p: Pt): Pt => [600 + p[0], p[1]];
export const add = (p: Pt, dx: number, dy: number): Pt => [p[0] + dx, p[1] + dy];

export function sleeveOf(
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
  // The sleeve continues under the body, which is drawn over it.
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
