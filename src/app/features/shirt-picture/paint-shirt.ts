import { layoutPatches } from "#domain/options/layout-patches.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import type { Outlines } from "#domain/print/outlines/outline-table.ts";
import { paintPrint, SHADOW_OPACITY, SHADOW_SHIFT } from "#domain/print/paint-print.ts";
import type { PrintedBack } from "#domain/shirt-picture/pictured-shirt.ts";
import {
  type Box,
  contain,
  placeArea,
  placeInset,
  placeShirt,
  type Size,
} from "#domain/shirt-picture/place-shirt.ts";
import { findGround, paintCutOut, paintMelting, paintPhoto, sizeOf } from "./paint-photo.ts";
import { token } from "./token.ts";

type Context = CanvasRenderingContext2D;

export interface LoadedBack extends PrintedBack {
  picture: HTMLImageElement;
  outlines: Outlines;
}

export interface LoadedFront {
  picture: HTMLImageElement;
  patches: readonly Patch[];
  /** In the same order. */
  patchPictures: readonly HTMLImageElement[];
}

const INSET_RADIUS = 16;
const INSET_BORDER = 5;

interface PlacedBack {
  frame: Box;
  /** What nothing may lie on. */
  printed: Box;
}

export function paintBack(context: Context, { picture, ...back }: LoadedBack): PlacedBack {
  const frame = paintOnPitch(context, picture);
  paintLetters(context, frame, back);
  return { frame, printed: placeArea(back.print.area, frame) };
}

export function paintFront(context: Context, front: LoadedFront): void {
  paintPatches(context, paintOnPitch(context, front.picture), front);
}

/** The front with its patches, small over a corner of the back, as in the lines of cart and order. */
export function paintInset(context: Context, front: LoadedFront, { frame, printed }: PlacedBack): void {
  const inset = placeInset(sizeOf(front.picture), frame, printed);
  if (!inset) return;
  const { x, y, width, height } = inset;
  context.beginPath();
  context.roundRect(
    x - INSET_BORDER,
    y - INSET_BORDER,
    width + 2 * INSET_BORDER,
    height + 2 * INSET_BORDER,
    INSET_RADIUS + INSET_BORDER,
  );
  context.fillStyle = token("--color-ground");
  context.fill();
  paintPhoto(context, front.picture, inset, INSET_RADIUS);
  paintPatches(context, inset, front);
}

function paintOnPitch(context: Context, picture: HTMLImageElement): Box {
  const ground = findGround(picture);
  const frame = placeShirt(sizeOf(picture), ground);
  const paint = { none: paintCutOut, dark: paintMelting, other: paintPhoto }[ground];
  paint(context, picture, frame);
  return frame;
}

function paintLetters(context: Context, frame: Box, back: Omit<LoadedBack, "picture">): void {
  const layout = layoutPrint(back.print, back.customization, back.outlines);
  context.save();
  toDrawing(context, layout, frame);
  context.lineJoin = "round";
  for (const { path, color, strokeWidth, shadow } of paintPrint(layout, back.print)) {
    const letters = new Path2D(path);
    context.save();
    if (shadow) {
      context.translate(0, SHADOW_SHIFT);
      context.globalAlpha = SHADOW_OPACITY;
    }
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = strokeWidth;
    context.fill(letters);
    // A canvas takes a width of 0 for none and keeps the last.
    if (strokeWidth > 0) context.stroke(letters);
    context.restore();
  }
  context.restore();
}

function paintPatches(context: Context, frame: Box, { patches, patchPictures }: LoadedFront): void {
  const layout = layoutPatches(patches);
  context.save();
  toDrawing(context, layout, frame);
  for (const [index, box] of layout.boxes.entries()) {
    const picture = patchPictures[index];
    if (!picture) continue;
    const { x, y, width, height } = contain(sizeOf(picture), box);
    context.drawImage(picture, x, y, width, height);
  }
  context.restore();
}

/** From here on the coordinates are those of a drawing that lies in the middle of the frame. */
function toDrawing(context: Context, drawing: Size, frame: Box): void {
  const { x, y, width } = contain(drawing, frame);
  context.translate(x, y);
  context.scale(width / drawing.width, width / drawing.width);
}
