/** Draws text as outlines of Barlow Condensed, without <text> and system fonts. See scripts/bake-social-glyphs.ts. */
import { readFileSync } from "node:fs";
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
  const fits = (line: string) => measureText(line, fontSize) <= width;
  const words = text.split(/\s+/).filter((word) => glyphsOf(word).length > 0);
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer) || line === "") line = longer;
    else if (lines.length === maxLines - 1) return [...lines, shorten(line, fits)];
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(fits(line) ? line : shorten(line, fits));
  return lines;
}

/** Adds an ellipsis and removes letters until the line fits. */
function shorten(line: string, fits: (line: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
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
