// Cloth: knit texture, and the light that makes folds out of a height map.
import { nth } from "../base/nth.ts";
import type { Folds } from "./folds.ts";

/** The renderer copies tiles of whole pixels (scales 0.4, 0.5, 0.8, 1, 2.5); it redraws others, fifty times slower. */
const whole = (units: number, scale: number): number => Math.max(1, Math.round(units * scale)) / scale;

/** Perforated knit: a honeycomb of small holes, each with a lit lower lip. */
export function meshPattern(id: string, scale: number): string {
  const [w, h] = [whole(6, scale), whole(10, scale)];
  const hole = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${w * 0.2}" ry="${h * 0.16}" fill="#000" fill-opacity=".5"/>` +
    `<ellipse cx="${x}" cy="${y + h * 0.2}" rx="${w * 0.24}" ry="${h * 0.08}" fill="#fff" fill-opacity=".42"/>`;
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${hole(w * 0.25, h * 0.22)}${hole(w * 0.75, h * 0.72)}</pattern>`;
}

/** Brushed tricot for jackets: fine upright ribs. */
export function tricotPattern(id: string, scale: number): string {
  const [w, h] = [whole(4, scale), whole(6, scale)];
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path d="M0 0L${w / 2} ${h / 4}V${h}L0 ${h * 0.75}Z" fill="#000" fill-opacity=".26"/><path d="M${w} 0L${w / 2} ${h / 4}V${h}L${w} ${h * 0.75}Z" fill="#fff" fill-opacity=".16"/></pattern>`;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Light {
  scale: number;
  seed: number;
  noise: string;
  relief: number;
  /** How far the bright half of the light is let through, 0..1. */
  shine: number;
  /** Darkening of red, green and blue; see shadeTint. */
  tint: readonly [number, number, number];
}

/**
 * Turns folds into light and shade. The folds' alpha plus a stretched noise form a height map; a raking light over it
 * yields a grey picture whose flat places are exactly mid-grey, so that hard-light blending leaves flat cloth unchanged,
 * darkens slopes away from the light and brightens slopes towards it, on white cloth as on black.
 * The transfer curve then reduces the bright half, because cloth that shines as much as it shades looks like latex.
 */
export function lightFilter(id: string, box: Box, light: Light): string {
  const { scale, shine } = light;
  const table = (k: number) =>
    [
      ...[0.44, 0.33, 0.21, 0.1].map((d) => 0.5 - d * k),
      0.5,
      ...[0.1, 0.22, 0.36, 0.5].map((d) => 0.5 + d * shine),
    ]
      .map((x) => x.toFixed(3))
      .join(" ");
  const curves = ["R", "G", "B"]
    .map((c, i) => `<feFunc${c} type="table" tableValues="${table(nth(light.tint, i))}"/>`)
    .join("");
  // Downscaling softens gentle slopes more than steep ones, so small pictures get a little less height.
  const height = 30 * scale * light.relief * (scale < 0.7 ? 0.78 : 1);
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${light.noise}" numOctaves="2" seed="${light.seed % 1000}"/>` +
    `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="noise"/>` +
    `<feGaussianBlur in="SourceGraphic" stdDeviation="5.6"/>` +
    `<feComposite in2="noise" operator="arithmetic" k2=".66" k3=".5"/>` +
    `<feGaussianBlur stdDeviation="2.2"/>` +
    `<feDiffuseLighting surfaceScale="${height.toFixed(2)}" diffuseConstant=".86" lighting-color="#fff"><feDistantLight azimuth="236" elevation="35.5"/></feDiffuseLighting>` +
    `<feGaussianBlur stdDeviation="1.5"/>` +
    `<feComponentTransfer>${curves}</feComponentTransfer></filter>`
  );
}

/** The blurred shapes have a single colour, so the default conversion to linear RGB would only cost time. */
export const blurFilter = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The height map of a part, lit and blended over what is below it. */
export function relief(folds: Folds, filter: string, broadBlur: string, strength: number): string {
  return (
    `<g style="mix-blend-mode:hard-light" opacity="${strength.toFixed(2)}"><g filter="url(#${filter})" fill="#fff">` +
    `<g filter="url(#${broadBlur})">${folds.broad}</g>${folds.fine}</g></g>`
  );
}
