/** Where a name and a number lie on a back picture: pure geometry, exact to the letter. */
import type { Customization } from "./customization.ts";
import type { Outlines } from "./outlines/outline-table.ts";
import { drawLine, type Place, type SetLine, setLine } from "./set-line.ts";
import type { PrintCurve, PrintFont, ShirtPrint } from "./shirt-print.ts";

/** A picture is this many units wide, whatever its pixels; its height follows from its aspect ratio. */
export const PICTURE_UNITS = 1000;

/** One line of print on the shirt: its filled path, and the widths of the strokes around it. */
export interface Figure {
  path: string;
  capHeight: number;
  /** The width of a stroke in the fill's colour that emboldens a font without a heavy weight. */
  bold: number;
  /** The width of the outline, in the outline's colour; 0 for no outline. */
  outline: number;
}

export interface PrintLayout {
  width: number;
  height: number;
  name: Figure;
  number: Figure;
}

/** Fractions of the area's height. The name's middle stands on NAME_LINE; its ends bend to the number's top at most. */
const NAME_LINE = 0.18;
const NAME_CAP = 0.14;
const MAX_BEND = 0.055;
const NUMBER_TOP = 0.3;

/** Letters are narrowed down to this factor before their height is reduced. */
const MIN_SQUEEZE = 0.82;

/** Letter spacing and outline as fractions of the cap height. */
const nameStyle = { tracking: 0.06, outline: 0.05 };
const numberStyle = { tracking: 0.05, outline: 0.025 };
const boldness: Record<PrintFont, number> = { poster: 0, sporty: 0, square: 0, slab: 0.03 };

/** The radius of the name's arc, in widths of the area; "none" is a straight line. */
const radii: Record<PrintCurve, number> = { none: Number.POSITIVE_INFINITY, soft: 2.8, strong: 1.4 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function layoutPrint(
  print: ShirtPrint,
  { name, number }: Customization,
  outlines: Outlines,
): PrintLayout {
  const { picture, area } = print;
  const width = PICTURE_UNITS;
  const height = (width * picture.height) / picture.width;
  const box = {
    x: area.x * width,
    y: area.y * height,
    width: area.width * width,
    height: area.height * height,
  };
  return {
    width,
    height,
    name: layName(name, box, print, outlines),
    number: layNumber(number, box, print, outlines),
  };
}

const emptyFigure: Figure = { path: "", capHeight: 0, bold: 0, outline: 0 };

function layName(text: string, box: Box, print: ShirtPrint, outlines: Outlines): Figure {
  const line = setLine(text.trim(), outlines, nameStyle.tracking);
  if (!hasInk(line)) return emptyFigure;
  const stroke = strokeOf(print, nameStyle.outline);
  const up = outlines.ascent / outlines.cap + stroke;
  const tallest = Math.min(NAME_CAP * box.height, (NAME_LINE * box.height) / up);
  const radius = Math.max(radii[print.curve] * box.width, box.width ** 2 / (8 * MAX_BEND * box.height));
  const half = box.width / 2 - stroke * tallest;
  const isStraight = print.curve === "none";
  // On an arc the tops of the outer letters reach further outwards than their baselines.
  const room = isStraight ? 2 * half : 2 * radius * Math.asin(Math.min(1, half / (radius + up * tallest)));
  const { capHeight, squeeze } = fitLine(line, outlines, tallest, room);
  const [cx, baseline] = [box.x + box.width / 2, box.y + NAME_LINE * box.height];
  const bend = isStraight ? straight(cx, baseline) : arc(cx, baseline, radius);
  return figure(line, outlines, print, { capHeight, squeeze, outline: nameStyle.outline, bend });
}

function layNumber(text: string, box: Box, print: ShirtPrint, outlines: Outlines): Figure {
  const line = setLine(text, outlines, numberStyle.tracking);
  if (!hasInk(line)) return emptyFigure;
  const stroke = strokeOf(print, numberStyle.outline);
  const up = outlines.digits.ascent / outlines.cap + stroke;
  const down = outlines.digits.descent / outlines.cap + stroke;
  const tallest = ((1 - NUMBER_TOP) * box.height) / (up + down);
  const { capHeight, squeeze } = fitLine(line, outlines, tallest, box.width - 2 * stroke * tallest);
  const baseline = box.y + NUMBER_TOP * box.height + up * capHeight;
  const bend = straight(box.x + box.width / 2, baseline);
  return figure(line, outlines, print, { capHeight, squeeze, outline: numberStyle.outline, bend });
}

const hasInk = ({ left, right }: SetLine): boolean => right > left;

/** How far the strokes extend beyond a letter, as a fraction of the cap height. */
const strokeOf = ({ font, outline }: ShirtPrint, width: number): number =>
  boldness[font] / 2 + (outline === null ? 0 : width);

/** Fits a line by narrowing it first and then reducing its height; a longer line is never taller than a shorter one. */
function fitLine({ left, right }: SetLine, { cap }: Outlines, tallest: number, room: number) {
  const natural = ((right - left) * tallest) / cap;
  const squeeze = Math.min(1, Math.max(MIN_SQUEEZE, room / natural));
  return { squeeze, capHeight: tallest * Math.min(1, room / (natural * squeeze)) };
}

interface Setting {
  capHeight: number;
  squeeze: number;
  /** The outline's width as a fraction of the height. */
  outline: number;
  bend: Place;
}

function figure(line: SetLine, { cap }: Outlines, print: ShirtPrint, setting: Setting): Figure {
  const { capHeight, squeeze, bend } = setting;
  const scale = capHeight / cap;
  const middle = (line.left + line.right) / 2;
  return {
    path: drawLine(line, (x, y) => bend((x - middle) * scale * squeeze, y * scale)),
    capHeight,
    bold: boldness[print.font] * capHeight,
    outline: print.outline === null ? 0 : setting.outline * capHeight,
  };
}

const straight =
  (cx: number, baseline: number): Place =>
  (x, y) => [cx + x, baseline + y];

/** The centre of the circle is below the name, so the middle of the name is its highest point. */
const arc =
  (cx: number, baseline: number, radius: number): Place =>
  (x, y) => {
    const angle = x / radius;
    return [cx + (radius - y) * Math.sin(angle), baseline + radius - (radius - y) * Math.cos(angle)];
  };
