import { describe, expect, it } from "vitest";
import { contrastRatio, isPrintReadable } from "./print-contrast.ts";

describe("the contrast of a print", () => {
  it("is measured as the guidelines for accessible content do", () => {
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21);
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrastRatio("#14532d", "#14532d")).toBe(1);
  });

  it.each([
    ["white on white", "#ffffff", null, "#f4f4f4", false],
    ["yellow on white", "#ffd43b", null, "#ffffff", false],
    ["navy on black", "#0a0a2a", null, "#000000", false],
    ["white on green", "#ffffff", null, "#14532d", true],
    ["red on black", "#d00000", null, "#000000", true],
    ["white with a black outline on white", "#ffffff", "#101010", "#ffffff", true],
    ["white with a white outline on white", "#ffffff", "#fafafa", "#ffffff", false],
    ["black with a white outline on white", "#101010", "#ffffff", "#ffffff", true],
  ])("%s is readable or not", (_, color, outline, cloth, readable) => {
    expect(isPrintReadable({ color, outline }, cloth)).toBe(readable);
  });
});
