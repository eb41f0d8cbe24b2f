import type { PrintArea } from "#domain/print/shirt-print.ts";

/** The zoom state: the scale, and the offset of the picture's centre from the frame's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** The area for the picture, and the size of the whole picture inside it. */
export interface Frame extends Box {
  picture: Box;
}

/** Relative to the frame's centre. */
export interface Point {
  x: number;
  y: number;
}

export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
export const wholeView: View = { scale: MIN_SCALE, x: 0, y: 0 };
/** Some of the shirt stays around its print. */
const PRINT_FILLS = 0.84;

/** A picture of unknown size is treated as one of the shop's usual aspect ratio. */
export function frameOf(frame: Box, picture: { width: number | null; height: number | null }): Frame {
  const ratio = (picture.width ?? 4) / (picture.height ?? 5);
  const width = Math.min(frame.width, frame.height * ratio);
  return { ...frame, picture: { width, height: width / ratio } };
}

/** Clamps the scale and the offset, so that no more empty space is visible than with the whole picture. */
export function fitView({ scale, x, y }: View, frame: Frame): View {
  const fitted = clamp(scale, MIN_SCALE, MAX_SCALE);
  const roomX = Math.max(0, frame.picture.width * fitted - frame.width) / 2;
  const roomY = Math.max(0, frame.picture.height * fitted - frame.height) / 2;
  return { scale: fitted, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

/** The view in which the print fills most of the frame. */
export function printView(area: PrintArea, frame: Frame): View {
  const { width, height } = frame.picture;
  const room = Math.min(frame.width / (area.width * width), frame.height / (area.height * height));
  const scale = clamp(PRINT_FILLS * room, MIN_SCALE, MAX_SCALE);
  const x = (0.5 - area.x - area.width / 2) * width * scale;
  const y = (0.5 - area.y - area.height / 2) * height * scale;
  return fitView({ scale, x, y }, frame);
}

/** Zooms by a factor; the given point stays in place. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / view.scale;
  return fitView(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  );
}

export function panBy(view: View, dx: number, dy: number, frame: Frame): View {
  return fitView({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

function clamp(value: number, min: number, max: number): number {
  // Adding zero turns -0 into 0.
  return Math.min(max, Math.max(min, value)) + 0;
}
