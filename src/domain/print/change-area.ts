/** Moves and resizes a print's area; it always stays within the picture and above its minimum size. */
import { MIN_SIDE, type PrintArea } from "./shirt-print.ts";

/** The two handles: the area's upper left and lower right corners. */
export type Corner = "start" | "end";

export function moveCorner(area: PrintArea, corner: Corner, dx: number, dy: number): PrintArea {
  const [x, width] = moveEdge(area.x, area.width, corner, dx);
  const [y, height] = moveEdge(area.y, area.height, corner, dy);
  return { x, y, width, height };
}

/** Sets one of the four numbers; the others change only if the area would leave the picture. */
export function setMeasure(area: PrintArea, name: keyof PrintArea, value: number): PrintArea {
  if (name === "width") return { ...area, width: round(clamp(value, MIN_SIDE, 1 - area.x)) };
  if (name === "height") return { ...area, height: round(clamp(value, MIN_SIDE, 1 - area.y)) };
  const size = name === "x" ? area.width : area.height;
  return { ...area, [name]: round(clamp(value, 0, 1 - size)) };
}

function moveEdge(from: number, size: number, corner: Corner, by: number): [from: number, size: number] {
  const to = from + size;
  if (corner === "end") return [from, round(clamp(to + by, from + MIN_SIDE, 1) - from)];
  const start = round(clamp(from + by, 0, to - MIN_SIDE));
  return [start, round(to - start)];
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Rounds to a ten-thousandth of the picture, which is less than a pixel. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
