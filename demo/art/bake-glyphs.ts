// Generates the outline table of the one font that only the artwork uses: node demo/art/bake-glyphs.ts
// The other fonts are those that the shop prints names with: scripts/bake-print-glyphs.ts.
import { writeFileSync } from "node:fs";
import { bakeOutlines } from "../../scripts/bake-outlines.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ'.-& ";

const { cap, glyphs } = bakeOutlines("@fontsource/bebas-neue", "bebas-neue-latin-400-normal", letters);
writeFileSync(new URL("./glyphs/narrow.json", import.meta.url), JSON.stringify({ cap, glyphs }));
console.log("narrow", "cap", cap, Object.keys(glyphs).length, "glyphs");
