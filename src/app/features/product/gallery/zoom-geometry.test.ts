import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPrint } from "#domain/print/print-fixture.ts";
import {
  fitView,
  frameOf,
  MAX_SCALE,
  MIN_SCALE,
  panBy,
  printView,
  type View,
  wholeView,
  zoomAt,
} from "./zoom-geometry.ts";

const frame = frameOf({ width: 400, height: 600 }, { width: 800, height: 1000 });
const anyNumber = fc.double({ min: -2000, max: 2000, noNaN: true });
const anyView = fc
  .record({ scale: fc.double({ min: MIN_SCALE, max: MAX_SCALE, noNaN: true }), x: anyNumber, y: anyNumber })
  .map((view) => fitView(view, frame));

function expectWithinFrame({ scale, x, y }: View) {
  expect(scale).toBeGreaterThanOrEqual(MIN_SCALE);
  expect(scale).toBeLessThanOrEqual(MAX_SCALE);
  const { width, height } = frame.picture;
  expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, width * scale - frame.width) / 2 + 1e-6);
  expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, height * scale - frame.height) / 2 + 1e-6);
}

describe("a picture in its frame", () => {
  it("is as wide as the frame where the frame is tall", () => {
    expect(frame.picture).toEqual({ width: 400, height: 500 });
  });

  it("is as high as the frame where the frame is wide", () => {
    const wide = frameOf({ width: 1280, height: 900 }, { width: 800, height: 1000 });
    expect(wide.picture).toEqual({ width: 720, height: 900 });
  });

  it("of unknown size is taken for four to five", () => {
    expect(frameOf({ width: 400, height: 600 }, { width: null, height: null })).toEqual(frame);
  });
});

describe("a magnified picture", () => {
  it("grows around its centre when zoomed there", () => {
    expect(zoomAt(wholeView, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it("keeps what lies under the point under it", () => {
    const point = { x: 100, y: -40 };
    const view = zoomAt(wholeView, 2, point, frame);
    expect({ x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }).toEqual(point);
  });

  it("opens at its print, which lies in the middle and fills most of the width", () => {
    const area = { x: 0.32, y: 0.3, width: 0.36, height: 0.36 };
    const { scale, x, y } = printView(area, frame);
    expect(area.width * frame.picture.width * scale).toBeCloseTo(0.84 * frame.width);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo((0.5 - 0.48) * frame.picture.height * scale);
  });

  it("opens within its frame, wherever its print is", () => {
    fc.assert(fc.property(anyPrint, ({ area }) => expectWithinFrame(printView(area, frame))));
  });

  it("cannot be moved while it is shown whole", () => {
    expect(panBy(wholeView, 80, -80, frame)).toEqual(wholeView);
  });

  it("is whole again after it was shrunk to its least", () => {
    fc.assert(
      fc.property(anyView, anyNumber, anyNumber, (view, x, y) => {
        expect(zoomAt(view, 0.01, { x, y }, frame)).toEqual(wholeView);
      }),
    );
  });

  it("never shows more empty ground than the whole one, wherever it is pulled or magnified", () => {
    const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(anyView, factor, anyNumber, anyNumber, (view, by, x, y) => {
        expectWithinFrame(zoomAt(view, by, { x, y }, frame));
        expectWithinFrame(panBy(view, x, y, frame));
      }),
    );
  });
});
