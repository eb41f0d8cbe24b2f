import { describe, expect, it } from "vitest";
import { groundOf } from "./picture-ground.ts";

type Color = [red: number, green: number, blue: number, alpha: number];
const clear: Color = [0, 0, 0, 0];
const night: Color = [24, 33, 27, 255];
const white: Color = [250, 250, 250, 255];

/** Three by three pixels: the edge, and the shirt in the middle. */
function pixels(edge: Color, changes: Record<number, Color> = {}): number[] {
  return Array.from({ length: 9 }, (_, at) => changes[at] ?? (at === 4 ? white : edge)).flat();
}

describe("what a shirt lies on in its photo", () => {
  it("is nothing where the corners are transparent", () => {
    expect(groundOf(pixels(clear), 3)).toBe("none");
  });

  it("is nothing where sleeves touch the sides of a cut-out", () => {
    expect(groundOf(pixels(clear, { 3: white, 5: white }), 3)).toBe("none");
  });

  it("is dark where the whole edge is, however light the shirt", () => {
    expect(groundOf(pixels(night), 3)).toBe("dark");
  });

  it("keeps its edges where it is light, or where the shirt is cut off by one", () => {
    expect(groundOf(pixels(white), 3)).toBe("other");
    expect(groundOf(pixels(night, { 7: white }), 3)).toBe("other");
  });
});
