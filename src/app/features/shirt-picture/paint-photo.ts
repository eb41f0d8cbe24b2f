import { groundOf, type PictureGround } from "#domain/shirt-picture/picture-ground.ts";
import { type Box, PICTURE_SIZE, type Size } from "#domain/shirt-picture/place-shirt.ts";
import { token } from "./token.ts";

type Context = CanvasRenderingContext2D;

const RADIUS = 24;
/** How much of a side fades into the pitch. */
const FADED = 0.1;
const SAMPLE = 24;

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

export function findGround(picture: HTMLImageElement): PictureGround {
  const context = blankCanvas({ width: SAMPLE, height: SAMPLE });
  context.drawImage(picture, 0, 0, SAMPLE, SAMPLE);
  return groundOf(context.getImageData(0, 0, SAMPLE, SAMPLE).data, SAMPLE);
}

/** A shirt without ground throws a shadow of its own on the pitch. */
export function paintCutOut(context: Context, picture: HTMLImageElement, frame: Box): void {
  context.save();
  dropShadow(context);
  drawInto(context, picture, frame);
  context.restore();
}

/** A photo with edges lies on the pitch like a card. */
export function paintPhoto(context: Context, picture: HTMLImageElement, frame: Box, radius = RADIUS): void {
  const { x, y, width, height } = frame;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.save();
  dropShadow(context);
  context.fillStyle = token("--color-stage");
  context.fill();
  context.restore();
  context.clip();
  drawInto(context, picture, frame);
  context.restore();
}

/** A dark ground has no edges: they fade into the pitch. */
export function paintMelting(context: Context, picture: HTMLImageElement, frame: Box): void {
  const layer = blankCanvas(PICTURE_SIZE);
  drawInto(layer, picture, frame);
  layer.globalCompositeOperation = "destination-in";
  const { x, y, width, height } = frame;
  for (const [endX, endY] of [
    [x + width, y],
    [x, y + height],
  ] as const) {
    const mask = layer.createLinearGradient(x, y, endX, endY);
    for (const [at, color] of maskStops) mask.addColorStop(at, color);
    layer.fillStyle = mask;
    layer.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  }
  context.drawImage(layer.canvas, 0, 0);
}

const maskStops = [
  [0, "#0000"],
  [FADED, "#000f"],
  [1 - FADED, "#000f"],
  [1, "#0000"],
] as const;

function drawInto(context: Context, picture: HTMLImageElement, { x, y, width, height }: Box): void {
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, width, height);
}

function dropShadow(context: Context): void {
  context.shadowColor = "#000000a6";
  context.shadowBlur = 48;
  context.shadowOffsetY = 20;
}

export function blankCanvas({ width, height }: Size): Context {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  return context;
}
