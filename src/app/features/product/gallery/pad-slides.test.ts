import { describe, expect, it } from "vitest";
import { padSlides } from "./pad-slides.ts";

const picture = (url: string) => ({ url, alt: url, width: 1, height: 1, color: null });

describe("the pictures of a gallery", () => {
  it("are three placeholders where a product has none", () => {
    expect(padSlides([])).toEqual([null, null, null]);
  });

  it("are followed by placeholders up to three", () => {
    expect(padSlides([picture("a")])).toEqual([picture("a"), null, null]);
  });

  it("stay as they are from three on", () => {
    const four = ["a", "b", "c", "d"].map(picture);
    expect(padSlides(four)).toEqual(four);
  });
});
