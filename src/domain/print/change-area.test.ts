import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveCorner, setMeasure } from "./change-area.ts";
import { defaultArea, type PrintArea } from "./shirt-print.ts";
import { printInputSchema } from "./shirt-print-schema.ts";

const anyStep = fc.double({ min: -1.5, max: 1.5, noNaN: true });
const anyChange = fc.oneof(
  fc.record({ corner: fc.constantFrom("start" as const, "end" as const), dx: anyStep, dy: anyStep }).map(
    ({ corner, dx, dy }) =>
      (area: PrintArea) =>
        moveCorner(area, corner, dx, dy),
  ),
  fc.record({ name: fc.constantFrom("x", "y", "width", "height" as const), value: anyStep }).map(
    ({ name, value }) =>
      (area: PrintArea) =>
        setMeasure(area, name as keyof PrintArea, value),
  ),
);

describe("an area that is changed", () => {
  it("can always be saved", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const area = changes.reduce((before, change) => change(before), defaultArea);
        expect(printInputSchema.shape.area.safeParse(area).error).toBeUndefined();
      }),
    );
  });

  it("keeps its lower right corner while the upper left one moves", () => {
    const { x, y, width, height } = moveCorner(defaultArea, "start", 0.05, -0.03);
    expect(x + width).toBeCloseTo(defaultArea.x + defaultArea.width);
    expect(y + height).toBeCloseTo(defaultArea.y + defaultArea.height);
  });

  it("keeps its upper left corner while the lower right one moves", () => {
    expect(moveCorner(defaultArea, "end", 0.1, 0.1)).toMatchObject({ x: defaultArea.x, y: defaultArea.y });
  });
});
