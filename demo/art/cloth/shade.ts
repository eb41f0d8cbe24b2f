// Light and shade that do not come from folds: roundness, contact shadows, rim light, seams.

import type { Cubic, Pt } from "../base/path.ts";
import { chain, line, mirrorCubic, n, offset, sample } from "../base/path.ts";
import type { Cut } from "./body.ts";
import type { Sleeve } from "./sleeve-cut.ts";

/** Gradients shared by all parts. `light` cloth takes deeper shade and less shine than dark cloth. */
export function shadeDefs(id: string, light: number, ink: string): string {
  const deep = 0.3 + 0.22 * light;
  const shine = 0.16 - 0.06 * light;
  return (
    `<linearGradient id="${id}-cyl" gradientUnits="userSpaceOnUse" x1="318" y1="0" x2="882" y2="0"><stop offset="0" stop-color="${ink}" stop-opacity="${deep}"/><stop offset=".1" stop-color="${ink}" stop-opacity="${deep * 0.42}"/><stop offset=".27" stop-color="${ink}" stop-opacity="0"/><stop offset=".64" stop-color="${ink}" stop-opacity="0"/><stop offset=".86" stop-color="${ink}" stop-opacity="${deep * 0.62}"/><stop offset="1" stop-color="${ink}" stop-opacity="${deep * 1.25}"/></linearGradient>` +
    `<linearGradient id="${id}-down" gradientUnits="userSpaceOnUse" x1="0" y1="150" x2="0" y2="1110"><stop offset="0" stop-color="#fff" stop-opacity="${shine * 0.7}"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity="${deep * 0.72}"/></linearGradient>` +
    `<radialGradient id="${id}-chest" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(505 385) rotate(-14) scale(190 240)"><stop offset="0" stop-color="#fff" stop-opacity="${shine}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-leaf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>`
  );
}

export function torsoShade(cut: Cut, id: string, ink: string): string {
  const pit = ([l, r]: [Sleeve, Sleeve]) =>
    [l, r]
      .map(
        (s) =>
          `<ellipse cx="${n(s.armhole[3][0])}" cy="${n(s.armhole[3][1] + 30)}" rx="34" ry="90" transform="rotate(${s.side * 8} ${n(s.armhole[3][0])} ${n(s.armhole[3][1])})"/>`,
      )
      .join("");
  return (
    `<rect width="1200" height="1200" fill="url(#${id}-cyl)"/><rect width="1200" height="1200" fill="url(#${id}-down)"/>` +
    `<rect width="1200" height="1200" fill="url(#${id}-chest)"/>` +
    `<g fill="${ink}" opacity=".42" filter="url(#${id}-b14)">${pit(cut.sleeves)}</g>`
  );
}

/** A sleeve is a tube: dark along its inner edge, a lit band, dark again outside on the far side. */
export function sleeveShade(sleeve: Sleeve, id: string, light: number, ink: string): string {
  const deep = 0.36 + 0.2 * light;
  const far = sleeve.side > 0;
  const edge = (c: Cubic, width: number, opacity: number) =>
    `<path d="${chain(c)}" stroke-width="${width}" stroke-opacity="${opacity.toFixed(2)}"/>`;
  return (
    `<g fill="none" stroke="${ink}" filter="url(#${id}-b14)">${edge(sleeve.inner, 62, deep + 0.16)}` +
    `${edge(sleeve.outer, far ? 46 : 24, far ? deep : deep * 0.6)}${edge(sleeve.armhole, 26, 0.34)}</g>`
  );
}

/** Double needle: two dashed lines beside a seam. */
export function stitches(points: Pt[][], light: boolean): string {
  const color = light ? "#000" : "#fff";
  return `<path d="${points.map(line).join("")}" fill="none" stroke="${color}" stroke-opacity="${light ? 0.24 : 0.2}" stroke-width="1.3" stroke-dasharray="4.6 3.2"/>`;
}

/** A seam is a valley: a dark line with a light one beside it. */
export function seam(d: string, strength = 1): string {
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${0.42 * strength}" stroke-width="2.2"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${0.16 * strength}" stroke-width="1.4" transform="translate(-1.6 -1.4)"/>`
  );
}

/** A soft edge without a blur: strokes of growing width, each faint. Ten times cheaper than a filter. */
export function softStroke(d: string, color: string, width: number, opacity: number, steps = 6): string {
  const each = 1 - (1 - opacity) ** (1 / steps);
  return Array.from(
    { length: steps },
    (_, i) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-linejoin="round" stroke-width="${n((width * (i + 1)) / steps)}" stroke-opacity="${each.toFixed(3)}"/>`,
  ).join("");
}

/** Rim light that separates dark cloth from the dark background. The clip path hides the outer half of each stroke. */
export function rim(curves: Cubic[], strength: number, color = "#e6f0e8"): string {
  const d = curves.map((c) => chain(c)).join("");
  return (
    softStroke(d, color, 26, 0.3 * strength) +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="2.6" opacity="${(0.5 * strength).toFixed(2)}"/>`
  );
}

export function hemLines(cut: Cut, lift: number): Pt[][] {
  return [lift, lift + 6].map((d) => [
    ...offset(mirrorCubic(cut.hem), d, 14),
    ...offset(cut.hem, -d, 14).reverse(),
  ]);
}

/** Lines along the cuff, `lift` inside its edge. */
export function cuffLines(sleeve: Sleeve, lift: number): Pt[][] {
  return [lift, lift + 6].map((d) => offset(sleeve.cuff, -d * sleeve.side, 12));
}

/** The band between an edge and the same edge moved along its normals. */
export function edgeBand(curve: Cubic, depth: number): string {
  const moved = offset(curve, depth, 14);
  return `${line([...sample(curve, 14), ...moved.reverse()])}Z`;
}
