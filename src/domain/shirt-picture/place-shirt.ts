/** Where a shirt stands in the picture of it that people post. Pure geometry, in pixels of that picture. */
import type { PrintArea } from "../print/shirt-print.ts";
import type { PictureGround } from "./picture-ground.ts";

/** Upright as stories and posts like it. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** Between the shop's name above and the product's below. A photo with edges keeps some of the pitch around it. */
const stages: Record<PictureGround, Box> = {
  none: { x: 24, y: 108, width: 1032, height: 1096 },
  dark: { x: 60, y: 92, width: 960, height: 1130 },
  other: { x: 60, y: 128, width: 960, height: 1064 },
};

/** The centre circle of the pitch: every shirt stands on its spot. */
export const CIRCLE = { x: 540, y: 657, radius: 500 } as const;

/** The whole picture, as large as its stage allows. */
export const placeShirt = (picture: Size, ground: PictureGround): Box => contain(picture, stages[ground]);

/** A picture of any shape in the middle of a box, never distorted. */
export function contain({ width, height }: Size, box: Box): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const shown = { width: width * scale, height: height * scale };
  return { x: box.x + (box.width - shown.width) / 2, y: box.y + (box.height - shown.height) / 2, ...shown };
}

/** The part of a placed picture that a print may fill. */
export const placeArea = (area: PrintArea, shirt: Box): Box => ({
  x: shirt.x + area.x * shirt.width,
  y: shirt.y + area.y * shirt.height,
  width: area.width * shirt.width,
  height: area.height * shirt.height,
});

const INSET: Size = { width: 264, height: 330 };
const INSET_GAP = 20;
/** A patch on a smaller front could not be made out. */
const MIN_INSET = 120;
/** Its lower right corner, from that of the shirt: it overlaps the edge, but not the words below. */
const OVERHANG = { x: 56, y: -16 };
const MARGIN = 24;

/**
 * Where the front lies over the lower right corner of a printed back: below the print or beside it, never on it. Null where
 * there is no room.
 */
export function placeInset(front: Size, back: Box, print: Box): Box | null {
  const right = Math.min(back.x + back.width + OVERHANG.x, PICTURE_SIZE.width - MARGIN);
  const bottom = back.y + back.height + OVERHANG.y;
  const below = { ...INSET, height: Math.min(INSET.height, bottom - (print.y + print.height + INSET_GAP)) };
  const beside = { ...INSET, width: Math.min(INSET.width, right - (print.x + print.width + INSET_GAP)) };
  const [largest] = [below, beside]
    .map((room) => Math.min(room.width / front.width, room.height / front.height))
    .map((scale) => ({ width: front.width * scale, height: front.height * scale }))
    .sort((one, other) => other.width - one.width);
  if (!largest || Math.max(largest.width, largest.height) < MIN_INSET) return null;
  return { x: right - largest.width, y: bottom - largest.height, ...largest };
}
