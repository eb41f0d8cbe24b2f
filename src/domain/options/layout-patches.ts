import type { PrintArea } from "../print/shirt-print.ts";
import type { Patch } from "./shirt-option.ts";

/** Only the shape of the drawing matters. */
const HEIGHT = 1000;

interface PatchLayout {
  width: number;
  height: number;
  /** The box of each patch, in the drawing's own coordinates. */
  boxes: (PrintArea & { patch: Patch })[];
}

/** Where patches lie on a drawing of the front picture's shape, for the browser and for the server's pictures alike. */
export function layoutPatches(patches: readonly Patch[]): PatchLayout {
  const width = (patches[0]?.ratio ?? 1) * HEIGHT;
  const boxes = patches.map((patch) => ({
    patch,
    x: patch.area.x * width,
    y: patch.area.y * HEIGHT,
    width: patch.area.width * width,
    height: patch.area.height * HEIGHT,
  }));
  return { width, height: HEIGHT, boxes };
}
