import type { PrintArea } from "./shirt-print.ts";

/** The pixels of a picture, four bytes each, as a canvas returns them. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

type Rgb = readonly [red: number, green: number, blue: number];

const WHOLE: PrintArea = { x: 0, y: 0, width: 1, height: 1 };
/** Below this a pixel is more background than picture. */
const MIN_ALPHA = 128;
/** Colours that differ by less than this are light and shadow of the same cloth. */
const MIN_DISTANCE = 80;
const MAX_COLORS = 6;
/** A colour that covers less of the picture than a collar does is a speck. */
const MIN_SHARE = 0.002;

/** The average colour of an area as `#rrggbb`; undefined where the picture is transparent. */
export function averageColor(pixels: Pixels, area: PrintArea): string | undefined {
  return averageOf([...pixelsIn(pixels, area)]);
}

/** The colour at a point, in fractions of the picture. */
export function colorAt(pixels: Pixels, { x, y }: { x: number; y: number }): string | undefined {
  const { width, height } = pixels;
  const left = Math.min(width - 1, Math.floor(x * width));
  const top = Math.min(height - 1, Math.floor(y * height));
  return averageOf([
    ...pixelsIn(pixels, { x: left / width, y: top / height, width: 1 / width, height: 1 / height }),
  ]);
}

/** The colours that cover most of the picture, the most frequent first, none that looks like another. */
export function dominantColors(pixels: Pixels): string[] {
  const all = [...pixelsIn(pixels, WHOLE)];
  // Three bits of each channel: shades of a fold in the cloth fall together.
  const groups = Map.groupBy(all, ([red, green, blue]) => (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5));
  const chosen: string[] = [];
  for (const group of [...groups.values()].sort((one, other) => other.length - one.length)) {
    if (chosen.length === MAX_COLORS || group.length < all.length * MIN_SHARE) break;
    const color = averageOf(group);
    if (color && chosen.every((other) => distance(color, other) >= MIN_DISTANCE)) chosen.push(color);
  }
  return chosen;
}

function* pixelsIn({ width, height, data }: Pixels, area: PrintArea): Generator<Rgb> {
  const [left, right] = [Math.round(area.x * width), Math.round((area.x + area.width) * width)];
  const [top, bottom] = [Math.round(area.y * height), Math.round((area.y + area.height) * height)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
        (byte) => data[(y * width + x) * 4 + byte],
      );
      if (alpha >= MIN_ALPHA) yield [red, green, blue];
    }
  }
}

function averageOf(colors: readonly Rgb[]): string | undefined {
  if (colors.length === 0) return undefined;
  const sums = [0, 1, 2].map((channel) => colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0));
  return `#${sums.map((sum) => toHex(Math.round(sum / colors.length))).join("")}`;
}

const toHex = (value: number): string => value.toString(16).padStart(2, "0");

function distance(one: string, other: string): number {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

/** `#rrggbb` as three numbers up to 255. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
