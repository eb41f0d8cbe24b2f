import { describe, expect, it } from "vitest";
import { averageColor, colorAt, dominantColors, type Pixels } from "./picture-colors.ts";

const WHITE = [255, 255, 255, 255];
const GREEN = [20, 83, 45, 255];
const BLACK = [0, 0, 0, 255];
const CLEAR = [0, 0, 0, 0];

/** A picture of so many pixels of each colour, in rows of the given width. */
function draw(width: number, ...parts: [color: number[], count: number][]): Pixels {
  const data = parts.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat());
  return { width, height: data.length / 4 / width, data };
}

const upperHalf = { x: 0, y: 0, width: 1, height: 0.5 };

describe("the colours of a picture", () => {
  it("are averaged within an area", () => {
    const picture = draw(4, [WHITE, 8], [BLACK, 8]);
    expect(averageColor(picture, upperHalf)).toBe("#ffffff");
    expect(averageColor(picture, { x: 0, y: 0, width: 1, height: 1 })).toBe("#808080");
  });

  it("leave out what is transparent", () => {
    const picture = draw(4, [CLEAR, 4], [GREEN, 4], [CLEAR, 8]);
    expect(averageColor(picture, upperHalf)).toBe("#14532d");
    expect(averageColor(picture, { x: 0, y: 0.5, width: 1, height: 0.5 })).toBeUndefined();
  });

  it("are found at a point, also at the edge", () => {
    const picture = draw(2, [WHITE, 2], [GREEN, 1], [BLACK, 1]);
    expect(colorAt(picture, { x: 0.2, y: 0.7 })).toBe("#14532d");
    expect(colorAt(picture, { x: 1, y: 1 })).toBe("#000000");
  });

  it("are listed by frequency, shades of one together", () => {
    const almostGreen = [24, 86, 49, 255];
    const picture = draw(10, [GREEN, 50], [WHITE, 30], [almostGreen, 15], [BLACK, 5]);
    expect(dominantColors(picture)).toEqual(["#15542e", "#ffffff", "#000000"]);
  });

  it("are few, and none is a mere speck", () => {
    const many = Array.from({ length: 10 }, (_, index): [number[], number] => [
      [index * 25, 0, 200, 255],
      100,
    ]);
    expect(dominantColors(draw(100, ...many)).length).toBeLessThanOrEqual(6);
    expect(dominantColors(draw(100, [GREEN, 999], [WHITE, 1]))).toEqual(["#14532d"]);
  });
});
