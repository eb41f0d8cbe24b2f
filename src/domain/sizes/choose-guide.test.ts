import { describe, expect, it } from "vitest";
import { chooseGuide } from "./choose-guide.ts";
import { jacketGuide, shirtGuide } from "./size-guide-models.ts";

const sizes = (...labels: string[]) => labels.map((label) => ({ label, surchargeCents: 0 }));
const ofGrid = { measures: [{ name: "Tórax", howTo: null }], rows: [{ size: "12 anos", values: [38] }] };

describe("the guide of a product", () => {
  it("is the category's, or the shop's own, while it has the standard sizes", () => {
    expect(chooseGuide({ sizes: null, ofGrid: null, ofCategory: jacketGuide })).toBe(jacketGuide);
    expect(chooseGuide({ sizes: null, ofGrid: null, ofCategory: null })).toBeUndefined();
  });

  it("is the grid's, where that has measures", () => {
    expect(chooseGuide({ sizes: sizes("12 anos"), ofGrid, ofCategory: jacketGuide })).toBe(ofGrid);
  });

  it("has the sizes of the category's guide that the grid has, too", () => {
    const guide = chooseGuide({ sizes: sizes("PP", "GG", "M"), ofGrid: null, ofCategory: null });
    expect(guide?.measures).toEqual(shirtGuide.measures);
    expect(guide?.rows.map(({ size }) => size)).toEqual(["GG", "M"]);
  });

  it("is none, where nothing is known about the sizes", () => {
    expect(chooseGuide({ sizes: sizes("12 anos"), ofGrid: null, ofCategory: jacketGuide })).toBeNull();
  });
});
