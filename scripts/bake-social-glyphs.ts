// Generates the outline table of Barlow Condensed for the social pictures: node scripts/bake-social-glyphs.ts
// A server has no fonts installed; with outlines a picture looks the same on every machine.
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bakeOutlines, OUTLINE_SIZE, packageFolder } from "./bake-outlines.ts";

const PACK = "@fontsource/barlow-condensed";
const folder = new URL("../src/server/seo/lettering/", import.meta.url);

/** The characters of Portuguese and other western languages: Basic Latin, Latin-1 and a few typographic signs. */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ..."–—‘’“”…•",
];

const { glyphs } = bakeOutlines(PACK, "barlow-condensed-latin-800-normal", letters);
writeFileSync(new URL("glyphs.json", folder), `${JSON.stringify({ size: OUTLINE_SIZE, glyphs })}\n`);
copyFileSync(join(packageFolder(PACK), "LICENSE"), new URL("LICENSE-barlow.txt", folder));
console.log(Object.keys(glyphs).length, "glyphs");
