// Prints made of straight edges: stripes, hoops, sashes, halves and similar patterns.
import { lighten, luma, tone } from "../base/color.ts";
import type { Pt } from "../base/path.ts";
import { type Canvas, paint, quad, slant } from "./surface-paint.ts";

const count = (length: number, from = 0): number[] => Array.from({ length }, (_, i) => from + i);

export function stripes({ kit, torso, part, second, accent }: Canvas): string {
  const width = torso ? 2 / (kit.repeats ?? 9) : 2 / 5;
  const [top, thin] = torso ? [-0.2, 0.008] : [-0.6, 0.016];
  const shapes: Pt[][] = [];
  const edges: Pt[][] = [];
  for (let i = -6; i <= 6; i += 2) {
    const c = (i + (torso ? 1 : 0)) * width;
    shapes.push(quad(c - width / 2, top, c + width / 2, 1.15));
    for (const e of [-1, 1])
      edges.push(quad(c + (e * width) / 2 - thin, top, c + (e * width) / 2 + thin, 1.15));
  }
  return paint(part.surface, shapes, second) + paint(part.surface, edges, accent, ' opacity=".9"');
}

export function hoops({ kit, torso, part, second, accent }: Canvas): string {
  const rows = torso ? (kit.repeats ?? 9.5) : 4;
  const shapes = count(10, -1).map((i) => quad(-1.3, (2 * i + 0.35) / rows, 1.3, (2 * i + 1.35) / rows));
  const lines = count(10, -1).map((i) => {
    const below = (2 * i + 1.35) / rows;
    return quad(-1.3, below + 0.006, 1.3, below + 0.014);
  });
  return paint(part.surface, shapes, second) + paint(part.surface, torso ? lines : [], accent);
}

export function pinstripes({ kit, torso, part, second }: Canvas): string {
  const step = torso ? 2 / (kit.repeats ?? 15) : 2 / 7;
  const thick = torso ? 0.013 : 0.026;
  const lines = count(25, -12).map((i) =>
    quad(i * step - thick / 2, torso ? -0.2 : -0.6, i * step + thick / 2, 1.15),
  );
  return paint(part.surface, lines, second, ' opacity=".95"');
}

export function sash({ torso, part, second, accent }: Canvas): string {
  if (!torso) return "";
  const d = part.back ? -1 : 1;
  const band = (a: number, b: number): Pt[] => [
    [-1.3 * d, a - 0.1],
    [1.3 * d, a + 0.88],
    [1.3 * d, b + 0.88],
    [-1.3 * d, b - 0.1],
  ];
  return (
    paint(part.surface, [band(-0.035, 0.215)], accent) + paint(part.surface, [band(-0.015, 0.195)], second)
  );
}

export function diagonal({ kit, torso, part, second, accent }: Canvas): string {
  const rows = torso ? (kit.repeats ?? 7) : 3;
  const [step, fall] = [1.6 / rows, torso ? 0.5 : 0.7];
  const shapes = count(rows + 3, -2).map((i) => slant(i * step, step * 0.5, fall));
  const lines = count(rows + 3, -2).map((i) => slant(i * step + step * 0.54, 0.009, fall));
  return paint(part.surface, shapes, second) + paint(part.surface, torso ? lines : [], accent);
}

/** Narrow enough to pass between spark and shield. */
export function centre({ torso, part, second, accent }: Canvas): string {
  if (!torso) return "";
  const edges = [quad(-0.228, -0.2, -0.202, 1.15), quad(0.202, -0.2, 0.228, 1.15)];
  return (
    paint(part.surface, [quad(-0.175, -0.2, 0.175, 1.15)], second) +
    paint(part.surface, edges, accent, ' opacity=".95"')
  );
}

export function chestband({ torso, part, second, accent }: Canvas): string {
  if (!torso) return "";
  const lines = [quad(-1.3, 0.345, 1.3, 0.357), quad(-1.3, 0.533, 1.3, 0.545)];
  return paint(part.surface, [quad(-1.3, 0.37, 1.3, 0.52)], second) + paint(part.surface, lines, accent);
}

/** Low enough to stay below the shield. */
export function chevron({ torso, part, second, accent }: Canvas): string {
  if (!torso) return "";
  const v = (top: number, thick: number): Pt[] => [
    [-1.3, top - 0.2],
    [0, top + 0.1],
    [1.3, top - 0.2],
    [1.3, top - 0.2 + thick],
    [0, top + 0.1 + thick],
    [-1.3, top - 0.2 + thick],
  ];
  return (
    paint(part.surface, [v(0.39, 0.13)], second) +
    paint(part.surface, [v(0.54, 0.035), v(0.355, 0.016)], accent)
  );
}

/** Half and half; on the back the same half lies on the other side. */
export function halves({ torso, part, second, accent }: Canvas): string {
  if (!torso) return part.side > 0 !== part.back ? paint(part.surface, [quad(-2, -1, 2, 2)], second) : "";
  const half = part.back ? quad(-1.3, -0.2, 0, 1.15) : quad(0, -0.2, 1.3, 1.15);
  return paint(part.surface, [half], second) + paint(part.surface, [quad(-0.008, -0.2, 0.008, 1.15)], accent);
}

export function quarters({ torso, part, second }: Canvas): string {
  const d = part.back ? -1 : 1;
  if (!torso) return part.side * d > 0 ? paint(part.surface, [quad(-2, -1, 2, 2)], second) : "";
  return paint(part.surface, [quad(0, -0.2, 1.3 * d, 0.47), quad(0, 0.47, -1.3 * d, 1.15)], second);
}

/** Contrast shoulders down to a shallow point above the shield, with piping below. */
export function yoke({ kit, torso, part, second, accent }: Canvas): string {
  if (!torso) return paint(part.surface, [quad(-2, -1, 2, 0.52)], second);
  // On a puffer the colours change at a seam between two chambers, here below the second of eight.
  if (kit.fit === "puffer") return paint(part.surface, [quad(-1.3, -0.2, 1.3, 0.25)], second);
  const edge = (lift: number): Pt[] => [
    [1.3, 0.09 + lift],
    [0, 0.19 + lift],
    [-1.3, 0.09 + lift],
  ];
  return (
    paint(part.surface, [[[-1.3, -0.2], [1.3, -0.2], ...edge(0)]], second) +
    paint(part.surface, [[...edge(0.006), ...edge(0.022).reverse()]], accent)
  );
}

/** A plain shirt also has a jacquard weave: faint diagonal lines that are visible only in raking light. */
export function solid({ torso, part, base }: Canvas): string {
  if (!torso) return "";
  const lines = count(30).map((i) => slant(-0.5 + i * 0.06, 0.015, 0.26));
  const ink = luma(base) > 0.4 ? tone(base, 0.05) : lighten(base, 0.06);
  return paint(part.surface, lines, ink, ' opacity=".6"');
}
