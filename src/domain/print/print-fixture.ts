import fc from "fast-check";
import { printCurves, printFonts, type ShirtPrint } from "./shirt-print.ts";

export const shirtPrint: ShirtPrint = {
  picture: {
    url: "/storage/v1/object/public/product-images/products/202601/costas.webp",
    width: 900,
    height: 1125,
  },
  area: { x: 0.32, y: 0.2, width: 0.36, height: 0.36 },
  font: "poster",
  curve: "soft",
  color: "#ffffff",
  outline: "#101010",
};

const side = { noNaN: true, min: 0.08, max: 0.5 };
const offset = { noNaN: true, min: 0, max: 0.5 };

export const anyPrint: fc.Arbitrary<ShirtPrint> = fc.record({
  picture: fc.record({
    url: fc.constant("/costas.webp"),
    width: fc.integer({ min: 300, max: 2000 }),
    height: fc.integer({ min: 300, max: 2000 }),
  }),
  area: fc.record({
    x: fc.double(offset),
    y: fc.double(offset),
    width: fc.double(side),
    height: fc.double(side),
  }),
  font: fc.constantFrom(...printFonts),
  curve: fc.constantFrom(...printCurves),
  color: fc.constant("#ffffff"),
  outline: fc.constantFrom(null, "#000000"),
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÁÀÂÃÉÊÍÓÔÕÚÜÇÑ0123456789 '.-"];
export const anyName = fc.array(fc.constantFrom(...letters), { maxLength: 15 }).map((name) => name.join(""));
export const anyNumber = fc.stringMatching(/^[0-9]{0,2}$/);
