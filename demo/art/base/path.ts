// Points, Bezier curves and path strings.
import { nth } from "./nth.ts";

export type Pt = readonly [number, number];
export type Cubic = readonly [Pt, Pt, Pt, Pt];
/** Maps a point of the flat pattern (u across -1..1, v along 0..1) onto the cloth. */
export type Surface = (u: number, v: number) => Pt;

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = (p: Pt): string => `${n(p[0])} ${n(p[1])}`;
export const lerp = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const mirror = (p: Pt): Pt => [1200 - p[0], p[1]];
export const mirrorCubic = (c: Cubic): Cubic => [mirror(c[0]), mirror(c[1]), mirror(c[2]), mirror(c[3])];
export const reverse = (c: Cubic): Cubic => [c[3], c[2], c[1], c[0]];

export function at(c: Cubic, t: number): Pt {
  const s = 1 - t;
  const [a, b, d, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    a * c[0][0] + b * c[1][0] + d * c[2][0] + e * c[3][0],
    a * c[0][1] + b * c[1][1] + d * c[2][1] + e * c[3][1],
  ];
}

/** Like `at`, but runs straight on beyond both ends. */
export function beyond(c: Cubic, t: number): Pt {
  const inside = Math.max(0, Math.min(1, t));
  if (inside === t) return at(c, t);
  const [p, q] = t < 0 ? [c[0], lerp(c[0], c[1], 3)] : [c[3], lerp(c[3], c[2], -3)];
  const far = Math.abs(t - inside);
  return t < 0
    ? [p[0] - (q[0] - p[0]) * far, p[1] - (q[1] - p[1]) * far]
    : [p[0] + (q[0] - p[0]) * far, p[1] + (q[1] - p[1]) * far];
}

/** Unit normal of the curve; on a curve that runs right to left it points down the picture. */
export function normalAt(c: Cubic, t: number): Pt {
  const [p, q] = [at(c, Math.max(0, t - 0.01)), at(c, Math.min(1, t + 0.01))];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [(q[1] - p[1]) / length, -(q[0] - p[0]) / length];
}

export function sample(c: Cubic, steps: number, from = 0, to = 1): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(c, from + ((to - from) * i) / steps));
}

/** The same curve moved along its normals. */
export function offset(c: Cubic, distance: number, steps = 20): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [p, normal] = [at(c, i / steps), normalAt(c, i / steps)];
    return [p[0] + normal[0] * distance, p[1] + normal[1] * distance] as Pt;
  });
}

export const move = (p: Pt): string => `M${xy(p)}`;
export const curveTo = (c: Cubic): string => `C${xy(c[1])} ${xy(c[2])} ${xy(c[3])}`;
export const line = (points: readonly Pt[]): string => `M${points.map(xy).join("L")}`;
export const polygon = (points: readonly Pt[]): string => `${line(points)}Z`;
export const chain = (first: Cubic, ...rest: Cubic[]): string =>
  move(first[0]) + [first, ...rest].map(curveTo).join("");

/** Closed smooth outline through the points (Catmull-Rom). */
export function blob(points: readonly Pt[]): string {
  const size = points.length;
  const get = (i: number): Pt => nth(points, (i + size) % size);
  let d = move(get(0));
  for (let i = 0; i < size; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1: Pt = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Pt = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${xy(c1)} ${xy(c2)} ${xy(p2)}`;
  }
  return `${d}Z`;
}

/** A sliver beside a curve, from distance `a` to distance `b` of it, pointed at both ends. */
export function sliver(c: Cubic, a: number, b: number, steps = 9): string {
  const side = (distance: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const [p, normal] = [at(c, t), normalAt(c, t)];
      const w = distance * Math.sin(Math.PI * t) ** 1.15;
      return [p[0] + normal[0] * w, p[1] + normal[1] * w] as Pt;
    });
  return polygon([...side(a), ...side(b).reverse()]);
}

/** Thick in the middle, the same on both sides of the curve. */
export const lens = (c: Cubic, width: number): string => sliver(c, -width / 2, width / 2);

/** Draws a flat polygon on a surface, its edges cut small so that they bend with the cloth. */
export function onSurface(surface: Surface, flat: readonly Pt[], steps = 18): string {
  const points: Pt[] = [];
  flat.forEach((p, i) => {
    const q = nth(flat, (i + 1) % flat.length);
    const cuts = Math.max(1, Math.ceil(Math.max(Math.abs(q[0] - p[0]), Math.abs(q[1] - p[1])) * steps));
    for (let k = 0; k < cuts; k++) {
      const [u, v] = lerp(p, q, k / cuts);
      points.push(surface(u, v));
    }
  });
  return polygon(points);
}

/** A right half and its mirror image, as one line; the half never crosses the centre. */
export const bothHalves = (half: Pt[]): Pt[] => {
  const points = half.map((p): Pt => [Math.max(600, p[0]), p[1]]);
  return [...points.map(mirror), ...points.reverse()];
};
