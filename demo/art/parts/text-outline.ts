// Text as outlines. Every point is mapped by a function, so letters bend with arc and cloth. Without <text> and
// installed fonts, the picture is the same on every machine.
import { readFileSync } from "node:fs";
import { outlines as poster } from "#domain/print/outlines/poster.ts";
import { outlines as slab } from "#domain/print/outlines/slab.ts";
import { outlines as sporty } from "#domain/print/outlines/sporty.ts";
import { outlines as square } from "#domain/print/outlines/square.ts";
import type { FontName } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { n, type Pt } from "../base/path.ts";

type Glyph = [advance: number, path: string];

interface GlyphTable {
  /** Height of a capital, in the table's units. */
  cap: number;
  glyphs: Record<string, Glyph>;
}

export type Place = (x: number, y: number) => Pt;

/** Only the artwork uses this font; the others are those that the shop prints names with. */
const narrow = JSON.parse(
  readFileSync(new URL("../glyphs/narrow.json", import.meta.url), "utf8"),
) as GlyphTable;

const tables: Record<FontName, GlyphTable> = { narrow, poster, slab, sporty, square };
const tableOf = (font: FontName): GlyphTable => tables[font];

/** The letters that the font has: typographic apostrophes become plain ones, and an unknown accent is dropped. */
export function spell(text: string, font: FontName): string {
  const { glyphs } = tableOf(font);
  return [...text.toLocaleUpperCase("pt-BR").replace(/[\u2018\u2019]/g, "'")]
    .map((letter) => (glyphs[letter] ? letter : letter.normalize("NFD").charAt(0)))
    .filter((letter) => glyphs[letter])
    .join("");
}

const glyphsOf = (text: string, font: FontName): Glyph[] =>
  [...text].flatMap((letter) => {
    const glyph = tableOf(font).glyphs[letter];
    return glyph ? [glyph] : [];
  });

/** Width of a line at a cap height, with tracking as a fraction of that height. */
export function measure(text: string, font: FontName, capHeight: number, tracking = 0.06): number {
  const glyphs = glyphsOf(text, font);
  const advance = glyphs.reduce((sum, [width]) => sum + width, 0);
  return (advance * capHeight) / tableOf(font).cap + Math.max(0, glyphs.length - 1) * tracking * capHeight;
}

export interface Setting {
  font: FontName;
  capHeight: number;
  squeeze?: number;
  tracking?: number;
}

/** The outline of a line of text, centred on x = 0, baseline on y = 0, each point moved by `place`. */
export function outline(text: string, setting: Setting, place: Place): string {
  const { font, capHeight, squeeze = 1, tracking = 0.06 } = setting;
  const scale = capHeight / tableOf(font).cap;
  let x = (-measure(text, font, capHeight, tracking) * squeeze) / 2;
  let d = "";
  for (const [advance, path] of glyphsOf(text, font)) {
    const left = x;
    d += movePoints(path, (px, py) => place(left + px * scale * squeeze, py * scale));
    x += (advance * scale + tracking * capHeight) * squeeze;
  }
  return d;
}

function movePoints(path: string, place: Place): string {
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    const values = list.trim() ? list.trim().split(" ").map(Number) : [];
    const points: string[] = [];
    for (let i = 0; i < values.length; i += 2) {
      const [px, py] = place(nth(values, i), nth(values, i + 1));
      points.push(`${n(px)} ${n(py)}`);
    }
    return command + points.join(" ");
  });
}

/** Bends a line over the shoulders, along a circle whose centre is below. */
export const arc =
  (cx: number, baseline: number, radius: number): Place =>
  (x, y) => {
    const angle = x / radius;
    return [cx + (radius - y) * Math.sin(angle), baseline + radius - (radius - y) * Math.cos(angle)];
  };
