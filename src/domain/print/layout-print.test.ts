import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Figure, layoutPrint, PICTURE_UNITS } from "./layout-print.ts";
import type { Outlines } from "./outlines/outline-table.ts";
import { loadOutlines } from "./outlines.ts";
import { anyName, anyNumber, anyPrint, shirtPrint } from "./print-fixture.ts";
import { pointsOf } from "./set-line.ts";
import { type PrintFont, printFonts, type ShirtPrint } from "./shirt-print.ts";

const tables = {} as Record<PrintFont, Outlines>;
beforeAll(async () => {
  for (const font of printFonts) tables[font] = await loadOutlines(font);
});

const lay = (print: ShirtPrint, name: string, number = "") =>
  layoutPrint(print, { name, number }, tables[print.font]);

/** The bounding box of a figure with its strokes. A curve never leaves the hull of its control points. */
function boxOf({ path, bold, outline }: Figure) {
  const points = pointsOf(path);
  const reach = bold / 2 + outline;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
}

/** Coordinates in paths are rounded to tenths. */
const ROUNDING = 0.06;

describe("a name and a number on a shirt", () => {
  it("never leave the area, in any font, on any picture", () => {
    fc.assert(
      fc.property(anyPrint, anyName, anyNumber, (print, name, number) => {
        const { name: first, number: second, height } = lay(print, name, number);
        const { area } = print;
        for (const figure of [first, second].filter(({ path }) => path !== "")) {
          const box = boxOf(figure);
          expect(box.left).toBeGreaterThanOrEqual(area.x * PICTURE_UNITS - ROUNDING);
          expect(box.right).toBeLessThanOrEqual((area.x + area.width) * PICTURE_UNITS + ROUNDING);
          expect(box.top).toBeGreaterThanOrEqual(area.y * height - ROUNDING);
          expect(box.bottom).toBeLessThanOrEqual((area.y + area.height) * height + ROUNDING);
        }
      }),
    );
  });

  it("never touch each other", () => {
    fc.assert(
      fc.property(anyPrint, anyName, anyNumber, (print, name, number) => {
        const layout = lay(print, name, number);
        fc.pre(layout.name.path !== "" && layout.number.path !== "");
        expect(boxOf(layout.name).bottom).toBeLessThan(boxOf(layout.number).top + ROUNDING);
      }),
    );
  });

  it("are never larger for being longer", () => {
    fc.assert(
      fc.property(anyPrint, anyName, anyName, (print, start, end) => {
        fc.pre(lay(print, start).name.path !== "");
        expect(lay(print, start + end).name.capHeight).toBeLessThanOrEqual(
          lay(print, start).name.capHeight + 1e-9,
        );
      }),
    );
  });
});

describe.each(printFonts)("in the face %s", (font) => {
  const print: ShirtPrint = { ...shirtPrint, font };

  it("a name of four letters keeps its full height", () => {
    expect(lay(print, "LÉOS").name.capHeight).toBe(lay(print, "L").name.capHeight);
  });

  it("a name of fifteen wide letters reaches over the whole width", () => {
    const { left, right } = boxOf(lay(print, "WWWWWWWWWWWWWWW").name);
    expect((right - left) / (print.area.width * PICTURE_UNITS)).toBeGreaterThan(0.9);
  });

  it("the ends of a long name hang lower than its middle", () => {
    const { path } = lay(print, "IIIIIIIIIIIIIII").name;
    const letters = path.split("Z").filter(Boolean).map(pointsOf);
    const footOf = (points: [number, number][] = []) => Math.max(...points.map(([, y]) => y));
    expect(footOf(letters.at(0))).toBeGreaterThan(footOf(letters.at(7)));
  });

  it("without a curve all letters stand on one line", () => {
    const { path } = lay({ ...print, curve: "none" }, "HHHHHH").name;
    const feet = path
      .split("Z")
      .filter(Boolean)
      .map((letter) => Math.max(...pointsOf(letter).map(([, y]) => y)));
    expect(new Set(feet).size).toBe(1);
  });

  it("one digit is as tall as two digits", () => {
    const tall = lay({ ...print, area: { ...print.area, width: 0.5 } }, "", "7").number.capHeight;
    expect(lay({ ...print, area: { ...print.area, width: 0.5 } }, "", "77").number.capHeight).toBeCloseTo(
      tall,
    );
  });

  it("an accent that it lacks is dropped and an unknown sign left out", () => {
    expect(lay(print, "Kovač ☺").name.path).toBe(lay(print, "KOVAC").name.path);
  });
});

it("nothing typed draws nothing", () => {
  expect(lay(shirtPrint, " ", "")).toMatchObject({ name: { path: "" }, number: { path: "" } });
});
