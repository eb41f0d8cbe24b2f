import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPrint } from "../print/print-fixture.ts";
import type { PictureGround } from "./picture-ground.ts";
import { type Box, contain, PICTURE_SIZE, placeArea, placeInset, placeShirt } from "./place-shirt.ts";

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const anyGround = fc.constantFrom<PictureGround>("none", "dark", "other");
const picture: Box = { x: 0, y: 0, ...PICTURE_SIZE };

function expectInside({ x, y, width, height }: Box, around: Box) {
  expect(x).toBeGreaterThanOrEqual(around.x - 1e-6);
  expect(y).toBeGreaterThanOrEqual(around.y - 1e-6);
  expect(x + width).toBeLessThanOrEqual(around.x + around.width + 1e-6);
  expect(y + height).toBeLessThanOrEqual(around.y + around.height + 1e-6);
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1e-6 &&
  other.x < one.x + one.width - 1e-6 &&
  one.y < other.y + other.height - 1e-6 &&
  other.y < one.y + one.height - 1e-6;

describe("a shirt in its picture", () => {
  it("of the usual shape fills most of the height", () => {
    const { y, height } = placeShirt({ width: 900, height: 1125 }, "dark");
    expect(height).toBeGreaterThan(PICTURE_SIZE.height * 0.8);
    expect(y).toBeGreaterThan(90);
  });

  it("keeps its shape, whole and in the middle, whatever its size and ground", () => {
    fc.assert(
      fc.property(anySize, anyGround, (size, ground) => {
        const shirt = placeShirt(size, ground);
        expectInside(shirt, picture);
        expect(shirt.width / shirt.height / (size.width / size.height)).toBeCloseTo(1);
        expect(shirt.x + shirt.width / 2).toBeCloseTo(PICTURE_SIZE.width / 2);
      }),
    );
  });

  it("has the whole print in the picture", () => {
    fc.assert(
      fc.property(anyPrint, anyGround, (print, ground) => {
        const shirt = placeShirt(print.picture, ground);
        const printed = placeArea(print.area, shirt);
        expectInside(printed, shirt);
        expect(printed.width / shirt.width).toBeCloseTo(print.area.width);
      }),
    );
  });
});

describe("a picture in a box", () => {
  it("touches two of its sides and reaches beyond none", () => {
    fc.assert(
      fc.property(anySize, anySize, (size, place) => {
        const box = { x: 10, y: 20, ...place };
        const shown = contain(size, box);
        expectInside(shown, box);
        const free = Math.min(box.width - shown.width, box.height - shown.height);
        expect(free).toBeCloseTo(0);
      }),
    );
  });
});

describe("the front beside a printed back", () => {
  const back = placeShirt({ width: 900, height: 1125 }, "dark");
  const usual = placeArea({ x: 0.31, y: 0.18, width: 0.38, height: 0.38 }, back);

  it("lies large over the lower right corner of the usual shirt", () => {
    const inset = placeInset({ width: 900, height: 1125 }, back, usual);
    expect(inset?.width).toBeGreaterThan(PICTURE_SIZE.width * 0.2);
    expect((inset?.x ?? 0) + (inset?.width ?? 0)).toBeGreaterThan(back.x + back.width);
  });

  it("never covers the print or leaves the picture", () => {
    fc.assert(
      fc.property(anyPrint, anyGround, anySize, (print, ground, front) => {
        const shirt = placeShirt(print.picture, ground);
        const printed = placeArea(print.area, shirt);
        const inset = placeInset(front, shirt, printed);
        if (!inset) return;
        expectInside(inset, picture);
        expect(overlap(inset, printed)).toBe(false);
      }),
    );
  });

  it("is left out where the print reaches into the corner", () => {
    const everywhere = placeArea({ x: 0.05, y: 0.05, width: 0.94, height: 0.94 }, back);
    expect(placeInset({ width: 900, height: 1125 }, back, everywhere)).toBeNull();
  });
});
