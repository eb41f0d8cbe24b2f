// Prints made of repeated figures: checks, diamonds, waves, rays, and the printed fade.
import { mix } from "../base/color.ts";
import { n, type Pt } from "../base/path.ts";
import type { Fragment } from "../tailoring.ts";
import { type Canvas, paint, quad } from "./surface-paint.ts";

export function checker({ torso, part, second }: Canvas): string {
  const [cols, rows] = torso ? [8, 12] : [4, 4];
  const shapes: Pt[][] = [];
  for (let r = -2; r < rows + 1; r++) {
    for (let c = -1; c < cols + 1; c++) {
      if ((r + c) % 2 !== 0) continue;
      shapes.push(quad(-1 + (2 * c) / cols, r / rows, -1 + (2 * (c + 1)) / cols, (r + 1) / rows));
    }
  }
  return paint(part.surface, shapes, second);
}

const diamond = (u: number, v: number, du: number, dv: number): Pt[] => [
  [u - du, v],
  [u, v - dv],
  [u + du, v],
  [u, v + dv],
];

/** Rows of diamonds that grow towards the hem, with an accent spark in the large ones. */
export function diamonds({ torso, part, second, accent }: Canvas): string {
  const [cols, rows] = torso ? [6, 10] : [3, 4];
  const shapes: Pt[][] = [];
  const sparks: Pt[][] = [];
  for (let r = -1; r <= rows; r++) {
    const v = r / rows;
    const size = Math.max(0.12, Math.min(0.94, 0.2 + 0.9 * v));
    for (let c = -1; c <= cols; c++) {
      const u = -1 + (2 * (c + (r % 2 === 0 ? 0.5 : 0))) / cols;
      const [du, dv] = [size / cols, size / rows];
      shapes.push(diamond(u, v, du, dv));
      if (v > 0.62) sparks.push(diamond(u, v, 0.012, dv * 0.34));
    }
  }
  return paint(part.surface, shapes, second) + paint(part.surface, sparks, accent);
}

/** Swells across the body, thicker and closer towards the hem. */
export function waves({ torso, part, second, accent, seed }: Canvas): string {
  const rows = torso ? 11 : 5;
  const band = (v: number, thick: number): Pt[] => {
    const edge = (lift: number): Pt[] =>
      Array.from({ length: 27 }, (_, i) => {
        const u = -1.3 + i * 0.1;
        return [u, v + lift + 0.022 * Math.sin(u * 3.4 + v * 5 + seed) + 0.01 * Math.sin(u * 7 - v * 9)];
      });
    return [...edge(0), ...edge(thick).reverse()];
  };
  const start = torso ? 0.16 : 0.05;
  const steps = Array.from({ length: rows }, (_, i) => i / rows);
  const shapes = steps.map((t) => band(start + t * (1.05 - start), (0.75 / rows) * (0.14 + t * 0.95)));
  const crest = steps.filter((_, i) => i === 3 || i === 6).map((t) => band(start + t * 0.89 - 0.014, 0.006));
  return paint(part.surface, shapes, second) + paint(part.surface, torso ? crest : [], accent);
}

/** A sun that rises behind the hem. The body is taller than wide, so the fan is built in picture units. */
export function rays({ torso, part, second }: Canvas): string {
  if (!torso) return paint(part.surface, [quad(-2, 0.62, 2, 0.74), quad(-2, 0.8, 2, 0.86)], second);
  const wedges: Pt[][] = [];
  for (let i = 0; i < 13; i++) {
    const at = (turn: number): Pt => {
      const angle = Math.PI * ((i + turn) / 13);
      return [(Math.cos(angle) * 1400) / 280, 1.02 - (Math.sin(angle) * 1400) / 930];
    };
    wedges.push([[0, 1.02], at(0.22), at(0.78)]);
  }
  return paint(part.surface, wedges, second);
}

/** Lines that thicken towards the hem make the fade look printed, not airbrushed. */
export function fade({ torso, part, base, second }: Canvas, id: string): Fragment {
  const [a, b] = [part.surface(0, torso ? 0.22 : 0.05), part.surface(0, 1)];
  const defs =
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(a[0])}" y1="${n(a[1])}" x2="${n(b[0])}" y2="${n(b[1])}">` +
    `<stop offset="0" stop-color="${base}"/><stop offset=".5" stop-color="${mix(base, second, 0.42)}"/><stop offset="1" stop-color="${second}"/></linearGradient>`;
  const rows = torso ? 30 : 12;
  const lines = Array.from({ length: rows }, (_, i) => {
    const v = (torso ? 0.3 : 0.2) + (i / rows) * 0.72;
    return quad(-1.3, v, 1.3, v + (0.72 / rows) * (0.12 + 0.8 * (i / rows)));
  });
  return {
    defs,
    body: `<rect width="1200" height="1200" fill="url(#${id})"/>${paint(part.surface, lines, second, ' opacity=".38"')}`,
  };
}
