import { describe, expect, it } from "vitest";
import { formatCentimetres, parseCentimetres, type SizeGuide, withoutGaps } from "./size-guide.ts";

describe("a typed measure", () => {
  it.each([
    ["53", 53],
    [" 53,5 ", 53.5],
    ["53.5", 53.5],
    ["53,5 cm", 53.5],
    ["250", 250],
    [1, 1],
    [53.5, 53.5],
  ])("is read: %j", (typed, centimetres) => {
    expect(parseCentimetres(typed)).toBe(centimetres);
  });

  it.each(["", "abc", "0", "0,9", "250,1", "251", "53,55", "-5", "1.250", 53.55, 0, Number.NaN, 1e3])(
    "is refused: %j",
    (typed) => {
      expect(parseCentimetres(typed)).toBeUndefined();
    },
  );

  it("is written with a comma", () => {
    expect([53, 53.5].map(formatCentimetres)).toEqual(["53", "53,5"]);
  });
});

it("leaves out the sizes and the measures without any value, and keeps single gaps", () => {
  const measure = (name: string) => ({ name, howTo: null });
  const guide: SizeGuide = {
    measures: [measure("Tórax"), measure("Capuz"), measure("Manga")],
    rows: [
      { size: "P", values: [50, null, null] },
      { size: "M", values: [53, null, 22] },
      { size: "GG", values: [null, null, null] },
    ],
  };
  expect(withoutGaps(guide)).toEqual({
    measures: [measure("Tórax"), measure("Manga")],
    rows: [
      { size: "P", values: [50, null] },
      { size: "M", values: [53, 22] },
    ],
  });
});
