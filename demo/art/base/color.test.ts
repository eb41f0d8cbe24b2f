import { describe, expect, test } from "vitest";
import { cloth, contrast, luma, markOn, mix } from "./color.ts";

describe("colour", () => {
  test("half way between black and white is grey", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  test("cloth is never pure black or pure white, so that folds stay visible", () => {
    expect(luma(cloth("#000000"))).toBeGreaterThan(0.03);
    expect(luma(cloth("#ffffff"))).toBeLessThan(0.98);
  });

  test("a mark keeps the preferred colour if it stands out", () => {
    expect(markOn(["#0e6a44"], "#d8a93a")).toBe("#d8a93a");
  });

  test("a mark with too little contrast turns light on dark cloth and dark on light cloth", () => {
    expect(luma(markOn(["#101010"], "#181818"))).toBeGreaterThan(0.9);
    expect(luma(markOn(["#f4f4f4"], "#ffffff"))).toBeLessThan(0.1);
  });

  test("on two grounds a mark stands out from both", () => {
    const grounds = ["#f4f4f0", "#1d4c8f"] as const;
    const mark = markOn(grounds, "#1d4c8f");
    for (const ground of grounds) expect(contrast(mark, ground)).toBeGreaterThan(0.2);
  });
});
