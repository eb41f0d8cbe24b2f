import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearPrint } from "./near-print.ts";
import { anyPrint, shirtPrint } from "./print-fixture.ts";

const frame = { width: 160, height: 200 };

describe("a back picture that is brought nearer", () => {
  it("fills the frame as it is without a zoom", () => {
    expect(nearPrint(shirtPrint, frame, 1)).toEqual({ ...frame, left: 0, top: 0 });
  });

  it("has the middle of its print in the middle of the frame", () => {
    // The area's middle is at half of the width and 0.38 of the height.
    expect(nearPrint(shirtPrint, frame, 2)).toEqual({ width: 320, height: 400, left: 80, top: 52 });
  });

  it("always covers the frame", () => {
    const anyFrame = fc.record({
      width: fc.integer({ min: 20, max: 900 }),
      height: fc.integer({ min: 20, max: 900 }),
    });
    fc.assert(
      fc.property(anyPrint, anyFrame, fc.double({ min: 1, max: 3, noNaN: true }), (print, frame, zoom) => {
        const near = nearPrint(print, frame, zoom);
        expect(Math.min(near.left, near.top)).toBeGreaterThanOrEqual(0);
        expect(near.left + frame.width).toBeLessThanOrEqual(near.width);
        expect(near.top + frame.height).toBeLessThanOrEqual(near.height);
      }),
    );
  });
});
