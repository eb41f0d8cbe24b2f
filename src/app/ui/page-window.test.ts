import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("pageWindow", () => {
  it("shows every page of a short list", () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it("hides the far pages behind a gap", () => {
    expect(pageWindow(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  });

  it("shows a single hidden page instead of a gap for it", () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  });

  it("starts without a gap on the first page", () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, "gap", 9]);
  });

  it("always holds the first, the current and the last page, in growing order", () => {
    const list = fc
      .integer({ min: 1, max: 500 })
      .chain((total) =>
        fc.record({ total: fc.constant(total), current: fc.integer({ min: 1, max: total }) }),
      );
    fc.assert(
      fc.property(list, ({ current, total }) => {
        const pages = pageWindow(current, total).filter((slot) => slot !== "gap");
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }),
    );
  });
});
