import type { Customization } from "#domain/print/customization.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import type { NearPicture } from "#domain/print/near-print.ts";
import { loadOutlines } from "#domain/print/outlines.ts";
import { printSvg } from "#domain/print/paint-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The names and numbers of many shirts of one kind, as parts of one drawing, each above the back picture at its place. */
export async function drawPrints(
  print: ShirtPrint,
  near: NearPicture,
  shirts: readonly { customization: Customization; place: Place }[],
): Promise<string[]> {
  const outlines = await loadOutlines(print.font);
  const { width, height } = near;
  return shirts.map(({ customization, place }) => {
    const drawn = printSvg(layoutPrint(print, customization, outlines), print, {
      x: -near.left,
      y: -near.top,
      width,
      height,
    });
    return `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}">${drawn}</svg>`;
  });
}
