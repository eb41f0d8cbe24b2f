// Shapes drawn flat (u across -1..1, v along 0..1) and laid on a part of the garment.

import type { Hex, Kit } from "../base/kit.ts";
import { onSurface, type Pt, type Surface } from "../base/path.ts";

export interface Part {
  kind: "torso" | "sleeve";
  side: -1 | 0 | 1;
  surface: Surface;
  back: boolean;
}

/** What a print is given to draw with. */
export interface Canvas {
  kit: Kit;
  part: Part;
  torso: boolean;
  base: Hex;
  second: Hex;
  accent: Hex;
  seed: number;
}

export const quad = (u0: number, v0: number, u1: number, v1: number): Pt[] => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

/** A slanting band from the left edge to the right one; `fall` is how far it drops on its way. */
export const slant = (v: number, thick: number, fall: number): Pt[] => [
  [-1.3, v],
  [1.3, v + fall],
  [1.3, v + fall + thick],
  [-1.3, v + thick],
];

/** One path element for many shapes of a colour: small files and no seams between neighbours. */
export function paint(surface: Surface, shapes: readonly Pt[][], fill: string, extra = ""): string {
  if (shapes.length === 0) return "";
  return `<path d="${shapes.map((shape) => onSurface(surface, shape)).join("")}" fill="${fill}"${extra}/>`;
}
