import { describe, expect, it } from "vitest";
import { layoutPrint } from "./layout-print.ts";
import { loadOutlines } from "./outlines.ts";
import { paintPrint, printSvg } from "./paint-print.ts";
import { shirtPrint } from "./print-fixture.ts";
import type { ShirtPrint } from "./shirt-print.ts";

const lay = async (print: ShirtPrint, number = "10") =>
  layoutPrint(print, { name: "SILVA", number }, await loadOutlines(print.font));

describe("the drawing of a print", () => {
  it("paints shadow, outline and letters of each line, in this order", async () => {
    const layers = paintPrint(await lay(shirtPrint), shirtPrint);
    const once = ["#000000", "#101010", "#ffffff"];
    expect(layers.map(({ color }) => color)).toEqual([...once, ...once]);
  });

  it("paints no outline where there is none", async () => {
    const plain = { ...shirtPrint, outline: null };
    expect(paintPrint(await lay(plain), plain).map(({ color }) => color)).not.toContain("#101010");
  });

  it("paints nothing of a line that is not there", async () => {
    expect(paintPrint(await lay(shirtPrint, ""), shirtPrint)).toHaveLength(3);
  });

  it("is a document that fills its box as the picture below does", async () => {
    const svg = printSvg(await lay(shirtPrint), shirtPrint, { width: 504, height: 630 });
    expect(svg).toMatch(/^<svg [^>]*width="504" height="630" viewBox="0 0 1000 1250"[^>]*slice">.*<\/svg>$/);
  });
});
