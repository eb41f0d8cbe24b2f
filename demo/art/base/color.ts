// Colour arithmetic in sRGB, which is precise enough for cloth and needs no dependency.
import type { Hex } from "./kit.ts";

type Rgb = [number, number, number];

export function toRgb(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): Hex {
  const part = (n: number) =>
    Math.max(0, Math.min(255, Math.round(n)))
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(part).join("")}`;
}

export function mix(a: Hex, b: Hex, amount: number): Hex {
  const [x, y] = [toRgb(a), toRgb(b)];
  const between = (from: number, to: number) => from + (to - from) * amount;
  return toHex([between(x[0], y[0]), between(x[1], y[1]), between(x[2], y[2])]);
}

export const darken = (hex: Hex, amount: number): Hex => mix(hex, "#060907", amount);
export const lighten = (hex: Hex, amount: number): Hex => mix(hex, "#ffffff", amount);

/** Perceived brightness from 0 (black) to 1 (white). */
export function luma(hex: Hex): number {
  const [r, g, b] = toRgb(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Limits cloth to tones between black and white, because folds would be invisible on pure black or white. */
export function cloth(hex: Hex): Hex {
  const l = luma(hex);
  if (l < 0.1) return mix(hex, "#3b423e", 0.28 * (1 - l / 0.1) + 0.04);
  if (l > 0.9) return mix(hex, "#c6ccc8", 0.2);
  return hex;
}

/** A neighbour tone for tonal prints: lighter on dark cloth, darker on light cloth. */
export const tone = (hex: Hex, amount: number): Hex =>
  luma(hex) < 0.4 ? lighten(hex, amount) : darken(hex, amount);

/**
 * How much each channel darkens in shade. Shade on coloured cloth keeps the cloth's hue (yellow goes to amber, not to
 * olive), so the channels that make the colour darken less; white cloth stays almost neutral.
 */
export function shadeTint(hex: Hex): Rgb {
  const rgb = toRgb(hex);
  const [high, low] = [Math.max(...rgb), Math.min(...rgb)];
  const colour = high === 0 ? 0 : (high - low) / high;
  if (colour < 0.12) return [1, 0.97, 0.93];
  return rgb.map((c) => 1 - 0.42 * colour * (c / 255) ** 1.5) as Rgb;
}

/** The colour of shadows painted on this cloth. */
export const shadowInk = (hex: Hex): Hex => mix("#040805", hex, 0.22);

/** Perceived difference of two colours: mostly lightness, and a little hue. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [toRgb(a), toRgb(b)];
  const hue = (Math.abs(x[0] - y[0]) + Math.abs(x[1] - y[1]) + Math.abs(x[2] - y[2])) / 765;
  return Math.abs(luma(a) - luma(b)) + 0.5 * hue;
}

/** The preferred colour of a small mark, or a light or dark one if it has too little contrast to a background. */
export function markOn(grounds: readonly Hex[], wish: Hex): Hex {
  const worst = (hex: Hex) => Math.min(...grounds.map((ground) => contrast(hex, ground)));
  if (worst(wish) > 0.3) return wish;
  return worst("#f4f6f3") >= worst("#101511") ? "#f4f6f3" : "#101511";
}
