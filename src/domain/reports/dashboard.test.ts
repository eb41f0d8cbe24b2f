import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flowFigure, growingFigure } from "./dashboard.ts";

const counts = fc.array(fc.nat(1000), { minLength: 1, maxLength: 31 });

describe("a figure that starts at zero in every period", () => {
  it("is the period's total compared with that of the previous period", () => {
    expect(flowFigure({ current: [10, 20], previous: [5, 15] })).toEqual({
      value: 30,
      change: 50,
      inPeriod: 30,
      inPrevious: 20,
      trend: [10, 20],
    });
  });

  it("has no change in percent where there was nothing before", () => {
    expect(flowFigure({ current: [10], previous: [0] }).change).toBeNull();
  });

  it("may be shown with a value of its own, such as all that is open", () => {
    expect(flowFigure({ current: [10], previous: [20] }, 75)).toMatchObject({ value: 75, change: -50 });
  });
});

describe("a cumulative figure", () => {
  it("is compared with what it was when the period began", () => {
    expect(growingFigure({ current: [5, 5], previous: [1, 1] }, 110)).toMatchObject({
      value: 110,
      change: 10,
    });
  });

  it("has a trend that ends at its value, whatever each day added", () => {
    fc.assert(
      fc.property(counts, fc.nat(1_000_000), (current, before) => {
        const value = before + current.reduce((sum, one) => sum + one, 0);
        expect(growingFigure({ current, previous: [] }, value).trend.at(-1)).toBe(value);
      }),
    );
  });
});
