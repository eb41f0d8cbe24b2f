// Quilting of a puffer: rows of filled chambers between seams.
import { line, onSurface, type Pt, type Surface } from "../base/path.ts";
import type { Folds } from "../cloth/folds.ts";
import { seam } from "../cloth/shade.ts";
import { quad } from "../cloth/surface-paint.ts";

export const torsoChambers = 8;
export const sleeveChambers = 8;

const rowsOf = (rows: number): number[] => Array.from({ length: rows + 2 }, (_, i) => i - 1);

/** Nested terraces, which the light filter's blur turns into a round swelling. */
export function quiltRelief(surface: Surface, rows: number): Folds {
  const chamber = (i: number): string =>
    [0.03, 0.11, 0.2, 0.3, 0.4]
      .map(
        (inset) =>
          `<path d="${onSurface(surface, quad(-1.4, (i + inset) / rows, 1.4, (i + 1 - inset) / rows))}" opacity=".085"/>`,
      )
      .join("");
  return { broad: "", fine: rowsOf(rows).map(chamber).join("") };
}

export function quiltSeams(surface: Surface, rows: number): string {
  const across = (v: number): Pt[] => Array.from({ length: 25 }, (_, k) => surface(-1.25 + k * 0.104, v));
  return seam(
    rowsOf(rows)
      .map((i) => line(across(i / rows)))
      .join(""),
    1.1,
  );
}
