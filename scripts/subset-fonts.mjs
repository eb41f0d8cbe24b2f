// Generates subsets of the shop's fonts with the letters of Portuguese: node scripts/subset-fonts.mjs
// Browsers fetch the complete fonts only for a page with other letters.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = new URL("../src/app/styles/fonts/", import.meta.url);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** These must match the `unicode-range` of the subsets in fonts.css. */
const letters = `${basicLatin.join("")}\u00a0ª«°·º»×ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü–—‘’“”•…`;

/** The text font is limited to the weights that the shop uses. */
const weights = { wght: { min: 400, max: 700 } };
const faces = [
  ...[600, 700, 800].map((weight) => ({
    file: `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`,
    name: `barlow-condensed-${weight}`,
  })),
  {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    name: "figtree",
    variationAxes: weights,
  },
];

mkdirSync(folder, { recursive: true });
for (const { file, name, ...options } of faces) {
  const whole = readFileSync(require.resolve(file));
  const cut = await subsetFont(whole, letters, { targetFormat: "woff2", noHinting: true, ...options });
  writeFileSync(new URL(`${name}.woff2`, folder), cut);
  console.log(name, whole.length, "→", cut.length);
}
