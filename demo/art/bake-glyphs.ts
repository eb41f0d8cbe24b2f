// Turns Fontsource fonts into outline tables, once: node demo/art/bake-glyphs.ts
// What it writes (glyphs/*.json) needs no font to be installed. The tables carry names of our own,
// because some of the fonts' names are reserved by their licence (see licences/).
import { writeFileSync } from "node:fs";
import { bakeOutlines } from "../../scripts/bake-outlines.ts";
import type { FontName } from "./kit.ts";

const sources: Record<FontName, [pack: string, file: string]> = {
  poster: ["@fontsource/anton", "anton-latin-400-normal"],
  narrow: ["@fontsource/bebas-neue", "bebas-neue-latin-400-normal"],
  sporty: ["@fontsource/saira-extra-condensed", "saira-extra-condensed-latin-800-normal"],
  square: ["@fontsource/teko", "teko-latin-700-normal"],
  slab: ["@fontsource/graduate", "graduate-latin-400-normal"],
};
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ'.-& ";

for (const [name, [pack, file]] of Object.entries(sources)) {
  const { cap, glyphs } = bakeOutlines(pack, file, letters);
  writeFileSync(new URL(`./glyphs/${name}.json`, import.meta.url), JSON.stringify({ cap, glyphs }));
  console.log(name, "cap", cap, Object.keys(glyphs).length, "glyphs");
}
