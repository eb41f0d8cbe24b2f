// The three prints that need randomness: retro mosaic, shards and camouflage.

import { mix, tone } from "../base/color.ts";
import type { Hex } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import type { Pt, Surface } from "../base/path.ts";
import { blob, onSurface } from "../base/path.ts";
import { createRandom } from "../base/random.ts";

/** Triangles in three close tones, thinning out towards the hem, as on shirts of the nineties. */
export function mosaic(surface: Surface, torso: boolean, base: Hex, second: Hex, seed: number): string {
  const random = createRandom(seed + 11);
  const [cols, rows] = torso ? [9, 14] : [5, 6];
  const fills: Hex[] = [tone(base, 0.09), mix(base, second, 0.24), mix(base, second, 0.5)];
  const bins: Pt[][][] = [[], [], []];
  for (let r = -3; r <= rows; r++) {
    for (let c = -1; c <= cols; c++) {
      const x = (i: number) => -1.1 + (2.2 * i) / cols;
      const y = (i: number) => i / rows;
      const shift = r % 2 === 0 ? 0 : 0.5;
      const up: Pt[] = [
        [x(c + shift), y(r + 1)],
        [x(c + 0.5 + shift), y(r)],
        [x(c + 1 + shift), y(r + 1)],
      ];
      const down: Pt[] = [
        [x(c + 0.5 + shift), y(r)],
        [x(c + 1.5 + shift), y(r)],
        [x(c + 1 + shift), y(r + 1)],
      ];
      for (const shape of [up, down]) {
        const roll = random() + (r / rows) * 0.15;
        if (roll < 0.78) nth(bins, Math.floor(random(0, 2.99))).push(shape);
      }
    }
  }
  return bins
    .map(
      (shapes, i) => `<path d="${shapes.map((s) => onSurface(surface, s, 6)).join("")}" fill="${fills[i]}"/>`,
    )
    .join("");
}

/** Bold zigzag blades across the chest and one shoulder. */
export function shards(surface: Surface, second: Hex, accent: Hex, back: boolean): string {
  const d = back ? -1 : 1;
  const flip = (shape: Pt[]): Pt[] => shape.map(([u, v]) => [u * d, v]);
  const blades: [Pt[], string][] = [
    [
      [
        [-1.3, 0.3],
        [-0.5, 0.4],
        [-0.56, 0.36],
        [0.25, 0.47],
        [0.18, 0.43],
        [1.3, 0.56],
        [1.3, 0.61],
        [0.05, 0.5],
        [0.12, 0.54],
        [-0.7, 0.44],
        [-0.63, 0.48],
        [-1.3, 0.38],
      ],
      second,
    ],
    [
      [
        [-1.3, 0.41],
        [-0.6, 0.5],
        [-0.66, 0.47],
        [0.12, 0.56],
        [0.06, 0.53],
        [1.3, 0.64],
        [1.3, 0.655],
        [-0.02, 0.565],
        [0.04, 0.59],
        [-0.74, 0.5],
        [-0.68, 0.53],
        [-1.3, 0.44],
      ],
      accent,
    ],
  ];
  return blades
    .map(([shape, fill]) => `<path d="${onSurface(surface, flip(shape), 12)}" fill="${fill}"/>`)
    .join("");
}

/** Soft-edged patches, wider than tall, in tones of one colour. */
export function patches(surface: Surface, torso: boolean, tones: Hex[], seed: number): string {
  const random = createRandom(seed + 5);
  return tones
    .map((fill, layer) => {
      const count = nth(torso ? [34, 26, 18] : [12, 9, 7], layer);
      let d = "";
      for (let i = 0; i < count; i++) {
        const [cu, cv] = [random(-1.1, 1.1), random(torso ? -0.02 : -0.4, 1.05)];
        const [ru, rv] = torso
          ? [random(0.12, 0.3), random(0.02, 0.05)]
          : [random(0.25, 0.55), random(0.06, 0.13)];
        const tilt = random(-0.12, 0.12);
        const points = Array.from({ length: 12 }, (_, k) => {
          const a = (k / 12) * Math.PI * 2;
          const r = random(0.45, 1.25);
          return surface(cu + Math.cos(a) * ru * r, cv + Math.sin(a) * rv * r + tilt * Math.cos(a) * ru * r);
        });
        d += blob(points);
      }
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join("");
}
