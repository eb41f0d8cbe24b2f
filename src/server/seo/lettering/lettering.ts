/** Draws text as outlines of Barlow Condensed, without <text> and system fonts. See scripts/bake-social-glyphs.ts. */
import { readFileSync } from "node:fs";
import { fitLines as fitLinesBy } from "#domain/fit-lines.ts";
import { programFile } from "../../files/program-files.ts";

const GLYPHS_FILE = programFile("src/server/seo/lettering/glyphs.json");

type Glyph = [advance: number, path: string];

interface GlyphTable {
  /** Units per em. */
  size: number;
  glyphs: Record<string, Glyph>;
}

let loaded: GlyphTable | undefined;

/** The table is read with the first picture, because most starts of the shop draw none. */
function table(): GlyphTable {
  loaded ??= JSON.parse(readFileSync(GLYPHS_FILE, "utf8")) as GlyphTable;
  return loaded;
}

/** A letter that is not in the table is drawn without its accent, or left out. */
function glyphsOf(text: string): Glyph[] {
  const { glyphs } = table();
  const find = (letter: string) => (Object.hasOwn(glyphs, letter) ? glyphs[letter] : undefined);
  return [...text.normalize("NFC")].flatMap((letter) => {
    const glyph = find(letter) ?? find(letter.normalize("NFD").charAt(0));
    return glyph ? [glyph] : [];
  });
}

export function measureText(text: string, fontSize: number): number {
  const advance = glyphsOf(text).reduce((sum, [width]) => sum + width, 0);
  return (advance * fontSize) / table().size;
}

export interface LinesToFit {
  fontSize: number;
  width: number;
  maxLines: number;
}

/** Breaks the text at spaces; a text that does not fit into the last line ends in an ellipsis. */
export function fitLines(text: string, { fontSize, width, maxLines }: LinesToFit): string[] {
  const words = text.split(/\s+/).filter((word) => glyphsOf(word).length > 0);
  return fitLinesBy(words.join(" "), maxLines, (line) => measureText(line, fontSize) <= width);
}

export interface TextPlace {
  x: number;
  /** The baseline. */
  y: number;
  fontSize: number;
  fill: string;
}

/** Draws one line of text as a group of paths. */
export function drawText(text: string, { x, y, fontSize, fill }: TextPlace): string {
  const scale = fontSize / table().size;
  let pen = 0;
  const paths = glyphsOf(text).map(([advance, path]) => {
    const drawn = path ? `<path transform="translate(${pen})" d="${path}"/>` : "";
    pen += advance;
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join("")}</g>`;
}
