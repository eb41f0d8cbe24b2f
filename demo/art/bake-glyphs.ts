// Turns Fontsource fonts into outline tables, once: node demo/art/bake-glyphs.ts
// What it writes (glyphs/*.json) needs no font to be installed. The tables carry names of our own,
// because some of the fonts' names are reserved by their licence (see licences/).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FontName } from "./kit.ts";

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface OutlinePath {
  commands: Command[];
  getBoundingBox(): { y1: number };
}
interface FontGlyph {
  index: number;
  advanceWidth?: number;
  getPath(x: number, y: number, size: number): OutlinePath;
}
/** The part of opentype.js that is used; the package brings no types. */
interface OpenType {
  parse(bytes: ArrayBuffer): { unitsPerEm: number; charToGlyph(letter: string): FontGlyph };
}

const require = createRequire(import.meta.url);
const opentype = require("opentype.js") as OpenType;

const sources: Record<FontName, [pack: string, file: string]> = {
  poster: ["@fontsource/anton", "anton-latin-400-normal"],
  narrow: ["@fontsource/bebas-neue", "bebas-neue-latin-400-normal"],
  sporty: ["@fontsource/saira-extra-condensed", "saira-extra-condensed-latin-800-normal"],
  square: ["@fontsource/teko", "teko-latin-700-normal"],
  slab: ["@fontsource/graduate", "graduate-latin-400-normal"],
};
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ'.-& ";
const size = 1000;

const describe = (command: Command): string => {
  const { type, x1, y1, x2, y2, x, y } = command;
  return (
    type +
    [x1, y1, x2, y2, x, y]
      .filter((value) => value !== undefined)
      .map(Math.round)
      .join(" ")
  );
};

for (const [name, [pack, file]] of Object.entries(sources)) {
  const root = dirname(require.resolve(`${pack}/package.json`));
  const font = opentype.parse(new Uint8Array(readFileSync(join(root, "files", `${file}.woff`))).buffer);
  const glyphs: Record<string, [advance: number, path: string]> = {};
  for (const letter of letters) {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) continue;
    const advance = Math.round(((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm);
    glyphs[letter] = [advance, glyph.getPath(0, 0, size).commands.map(describe).join("")];
  }
  const cap = -Math.round(font.charToGlyph("H").getPath(0, 0, size).getBoundingBox().y1);
  writeFileSync(new URL(`./glyphs/${name}.json`, import.meta.url), JSON.stringify({ cap, glyphs }));
  console.log(name, "cap", cap, Object.keys(glyphs).length, "glyphs");
}
