import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, countDays, firstOfMonth, lastOfMonth } from "../days.ts";
import { splitMonths } from "./whole-months.ts";

const period = fc.record({ start: fc.nat(2000), length: fc.nat(800) }).map(({ start, length }) => {
  const from = addDays("2024-01-15", start);
  return { from, to: addDays(from, length) };
});

describe("a period split into months and days", () => {
  it("has whole months from their first to their last day, and fewer than a month of days at each end", () => {
    expect(splitMonths({ from: "2025-12-01", to: "2026-11-15" })).toEqual({
      months: { from: "2025-12-01", to: "2026-10-31" },
      days: [{ from: "2026-11-01", to: "2026-11-15" }],
    });
    expect(splitMonths({ from: "2026-01-31", to: "2026-03-01" })).toEqual({
      months: { from: "2026-02-01", to: "2026-02-28" },
      days: [
        { from: "2026-01-31", to: "2026-01-31" },
        { from: "2026-03-01", to: "2026-03-01" },
      ],
    });
    expect(splitMonths({ from: "2026-03-02", to: "2026-03-31" })).toEqual({
      months: undefined,
      days: [{ from: "2026-03-02", to: "2026-03-31" }],
    });
  });

  it("is every day of the period once", () => {
    fc.assert(
      fc.property(period, (whole) => {
        const { months, days } = splitMonths(whole);
        const parts = [...days, ...(months ? [months] : [])].sort((a, b) => (a.from < b.from ? -1 : 1));
        expect(parts[0]?.from).toBe(whole.from);
        expect(parts.at(-1)?.to).toBe(whole.to);
        for (const [index, part] of parts.slice(1).entries()) {
          expect(part.from).toBe(addDays(parts[index]?.to ?? "", 1));
        }
        if (months) {
          expect(months.from).toBe(firstOfMonth(months.from));
          expect(months.to).toBe(lastOfMonth(months.to));
        }
        for (const { from, to } of days) expect(countDays(from, to)).toBeLessThan(months ? 31 : 62);
      }),
    );
  });
});
