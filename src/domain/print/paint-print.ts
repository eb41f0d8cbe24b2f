import type { Figure, PrintLayout } from "./layout-print.ts";
import type { PrintStyle } from "./shirt-print.ts";

/** One path of the drawing; layers are listed in painting order. */
export interface PrintLayer {
  path: string;
  color: string;
  strokeWidth: number;
  /** A shadow is translucent and shifted down a little. */
  shadow: boolean;
}

export const SHADOW_OPACITY = 0.28;
export const SHADOW_SHIFT = 1.6;

/** Paints the print to look like vinyl on cloth: a soft shadow, the outline, the letters. */
export function paintPrint({ name, number }: PrintLayout, style: PrintStyle): PrintLayer[] {
  return [...paintFigure(name, style), ...paintFigure(number, style)];
}

function paintFigure({ path, bold, outline }: Figure, style: PrintStyle): PrintLayer[] {
  if (path === "") return [];
  const around = bold + 2 * outline;
  const layers = [
    { path, color: "#000000", strokeWidth: around, shadow: true },
    { path, color: style.color, strokeWidth: bold, shadow: false },
  ];
  if (style.outline === null) return layers;
  return layers.toSpliced(1, 0, { path, color: style.outline, strokeWidth: around, shadow: false });
}

/** The drawing as a complete SVG document, for the server's renderer; with a place, also as a part of a larger one. */
export function printSvg(
  layout: PrintLayout,
  style: PrintStyle,
  { x = 0, y = 0, width, height }: { x?: number; y?: number; width: number; height: number },
): string {
  const paths = paintPrint(layout, style).map(({ path, color, strokeWidth, shadow }) => {
    const lower = shadow ? ` opacity="${SHADOW_OPACITY}" transform="translate(0 ${SHADOW_SHIFT})"` : "";
    return (
      `<path d="${path}" fill="${color}" stroke="${color}" stroke-width="${strokeWidth}"` +
      ` stroke-linejoin="round"${lower}/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${layout.width} ${layout.height}" preserveAspectRatio="xMidYMid slice">${paths.join("")}</svg>`
  );
}
