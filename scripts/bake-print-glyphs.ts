// Generates the outline tables of the four fonts for names and numbers on shirts: node scripts/bake-print-glyphs.ts
// With outlines a shirt looks the same in browsers, in pictures that the server draws and in tests. The tables have
// names of our own, because some font names are reserved by their licence.
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outlines } from "../src/domain/print/outlines/outline-table.ts";
import type { PrintFont } from "../src/domain/print/shirt-print.ts";
import { bakeOutlines, packageFolder } from "./bake-outlines.ts";

const folder = new URL("../src/domain/print/", import.meta.url);
const sources: Record<PrintFont, [pack: string, file: string]> = {
  poster: ["anton", "anton-latin-400-normal"],
  sporty: ["saira-extra-condensed", "saira-extra-condensed-latin-800-normal"],
  square: ["teko", "teko-latin-700-normal"],
  slab: ["graduate", "graduate-latin-400-normal"],
};
const digits = "0123456789";
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ";
const letters = `${capitals}${digits}'.-& `;

for (const [name, [pack, file]] of Object.entries(sources)) {
  const { cap, glyphs } = bakeOutlines(`@fontsource/${pack}`, file, letters);
  const reachOf = (some: string) => {
    const heights = [...some].flatMap((letter) => heightsOf(glyphs[letter]?.[1] ?? ""));
    return { ascent: -Math.min(...heights), descent: Math.max(0, ...heights) };
  };
  const table: Outlines = { cap, ...reachOf(letters), digits: reachOf(digits), glyphs };
  // The table is a module, because browsers, bundlers and Node.js each need another syntax to import JSON.
  const head = 'import type { Outlines } from "./outline-table.ts";\n\nexport const outlines: Outlines = ';
  writeFileSync(new URL(`outlines/${name}.ts`, folder), `${head}${JSON.stringify(table)};\n`);
  copyFileSync(
    join(packageFolder(`@fontsource/${pack}`), "LICENSE"),
    new URL(`licences/${pack}.txt`, folder),
  );
  console.log(name, "cap", cap, reachOf(letters), Object.keys(glyphs).length, "glyphs");
}

/** Every second number of a path is a y coordinate; the baseline is 0 and y grows downwards. */
function heightsOf(path: string): number[] {
  return (path.match(/-?\d+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1);
}
