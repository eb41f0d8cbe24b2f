// Converts letters of a Fontsource font into outlines, so that drawing with them needs no installed font.
import { readFileSync } from "node:fs";
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
interface OutlinePath {
  commands: Command[];
  getBoundingBox(): { y1: number };
}
interface FontGlyph {
  index: number;
  advanceWidth?: number;
  getPath(x: number, y: number, size: number): OutlinePath;
}
/** The part of opentype.js that is used; the package has no types. */
interface OpenType {
  parse(bytes: ArrayBuffer): { unitsPerEm: number; charToGlyph(letter: string): FontGlyph };
}

const require = createRequire(import.meta.url);
const opentype = require("opentype.js") as OpenType;

/** Units per em in every table. */
export const OUTLINE_SIZE = 1000;

export interface Outlines {
  /** Height of a capital. */
  cap: number;
  glyphs: Record<string, [advance: number, path: string]>;
}

export const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Letters that the font does not have are left out. */
export function bakeOutlines(pack: string, file: string, letters: Iterable<string>): Outlines {
  const bytes = readFileSync(join(packageFolder(pack), "files", `${file}.woff`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const glyphs: Outlines["glyphs"] = {};
  for (const letter of letters) {
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) continue;
    const advance = Math.round(((glyph.advanceWidth ?? 0) * OUTLINE_SIZE) / font.unitsPerEm);
    glyphs[letter] = [advance, glyph.getPath(0, 0, OUTLINE_SIZE).commands.map(describe).join("")];
  }
  const cap = -Math.round(font.charToGlyph("H").getPath(0, 0, OUTLINE_SIZE).getBoundingBox().y1);
  return { cap, glyphs };
}

function describe({ type, x1, y1, x2, y2, x, y }: Command): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + numbers.map(Math.round).join(" ");
}
