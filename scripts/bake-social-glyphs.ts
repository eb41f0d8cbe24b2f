// Turns Barlow Condensed into a table of outlines for the social pictures, once: node scripts/bake-social-glyphs.ts
// A server has no font of ours installed; with the outlines, a picture looks the same on every machine.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface FontGlyph {
  index: number;
  advanceWidth?: number;
  getPath(x: number, y: number, size: number): { commands: Command[] };
}
/** The part of opentype.js that is used; the package brings no types. */
interface OpenType {
  parse(bytes: ArrayBuffer): { unitsPerEm: number; charToGlyph(letter: string): FontGlyph };
}

const SIZE = 1000;
const folder = new URL("../src/server/seo/lettering/", import.meta.url);
const require = createRequire(import.meta.url);
const opentype = require("opentype.js") as OpenType;
const pack = dirname(require.resolve("@fontsource/barlow-condensed/package.json"));
const file = join(pack, "files", "barlow-condensed-latin-800-normal.woff");
const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);

/** Everything that Portuguese and its neighbours write: Basic Latin, Latin-1, and a few typographic signs. */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ..."–—‘’“”…•",
];

const describe = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((value) => value !== undefined)
    .map(Math.round)
    .join(" ");

const glyphs: Record<string, [advance: number, path: string]> = {};
for (const letter of letters) {
  const glyph = font.charToGlyph(letter);
  if (glyph.index === 0) continue;
  const advance = Math.round(((glyph.advanceWidth ?? 0) * SIZE) / font.unitsPerEm);
  glyphs[letter] = [advance, glyph.getPath(0, 0, SIZE).commands.map(describe).join("")];
}
writeFileSync(new URL("glyphs.json", folder), `${JSON.stringify({ size: SIZE, glyphs })}\n`);
copyFileSync(join(pack, "LICENSE"), new URL("LICENSE-barlow.txt", folder));
console.log(Object.keys(glyphs).length, "glyphs");
