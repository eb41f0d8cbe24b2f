import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, countDays } from "../days.ts";
import { addBusinessDays, isBusinessDay } from "./business-days.ts";

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((distance) => addDays("2000-01-01", distance));

describe("adding business days", () => {
  it.each([
    ["a week that has a holiday on its Friday", "2026-11-17", 5, "2026-11-25"],
    ["a weekend", "2026-11-14", 1, "2026-11-16"],
    ["Carnival", "2026-02-13", 1, "2026-02-18"],
    ["Christmas and New Year", "2026-12-24", 6, "2027-01-05"],
    ["nothing on a business day", "2026-11-17", 0, "2026-11-17"],
    ["nothing on a Sunday that is a holiday", "2026-11-15", 0, "2026-11-16"],
  ])("over %s: from %s, %i days, is %s", (_, from, days, expected) => {
    expect(addBusinessDays(from, days)).toBe(expected);
  });

  it("ends on a business day, with exactly so many of them on the way", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (from, count) => {
        const end = addBusinessDays(from, count);
        expect(isBusinessDay(end)).toBe(true);
        const passed = Array.from({ length: countDays(from, end) - 1 }, (_, index) =>
          addDays(from, index + 1),
        );
        const worked = passed.filter(isBusinessDay).length;
        // With none to wait for, a day on which nobody works is followed by the next on which somebody does.
        expect(worked).toBe(count === 0 && !isBusinessDay(from) ? 1 : count);
      }),
    );
  });
});
