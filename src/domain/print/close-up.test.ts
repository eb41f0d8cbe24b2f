import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeUpOf } from "./close-up.ts";
import { anyPrint, shirtPrint } from "./print-fixture.ts";

const NARROWEST = 1.4;

describe("the close-up of a print", () => {
  it("magnifies the usual print until it nearly fills the frame's height", () => {
    const { height } = closeUpOf(shirtPrint, NARROWEST);
    expect(height * shirtPrint.area.height).toBeCloseTo(0.94);
  });

  it("holds the whole print, whatever its shape", () => {
    fc.assert(
      fc.property(anyPrint, (print) => {
        const { area, picture } = print;
        const { height, top, middle } = closeUpOf(print, NARROWEST);
        const width = (height * picture.width) / picture.height;
        expect(top + area.y * height).toBeGreaterThanOrEqual(-1e-9);
        expect(top + (area.y + area.height) * height).toBeLessThanOrEqual(1 + 1e-9);
        expect(area.width * width).toBeLessThanOrEqual(NARROWEST + 1e-9);
        expect(middle).toBeCloseTo(area.x + area.width / 2);
      }),
    );
  });

  it("leaves no empty band above or below a picture that is taller than the frame", () => {
    const atTop = { ...shirtPrint, area: { ...shirtPrint.area, y: 0 } };
    const atEnd = { ...shirtPrint, area: { ...shirtPrint.area, y: 1 - shirtPrint.area.height } };
    expect(closeUpOf(atTop, NARROWEST).top).toBe(0);
    const { top, height } = closeUpOf(atEnd, NARROWEST);
    expect(top + height).toBeCloseTo(1);
  });

  it("stands in the middle where the frame is higher than the picture", () => {
    const wide = { ...shirtPrint, picture: { ...shirtPrint.picture, width: 3000, height: 1000 } };
    const { top, height } = closeUpOf({ ...wide, area: { x: 0, y: 0.4, width: 1, height: 0.2 } }, NARROWEST);
    expect(height).toBeLessThan(1);
    expect(top).toBeCloseTo((1 - height) / 2);
  });
});
