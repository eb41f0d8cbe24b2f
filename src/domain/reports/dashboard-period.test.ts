import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, countDays } from "../days.ts";
import {
  compareBuckets,
  type DashboardPeriod,
  dashboardGroupings,
  dashboardPeriods,
  fitDashboardGrouping,
} from "./dashboard-period.ts";

const day = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const choice = fc
  .constantFrom(...dashboardPeriods)
  .chain((period) => fc.record({ period: fc.constant(period), grouping: groupingOf(period) }));

function groupingOf(period: DashboardPeriod) {
  return fc.constantFrom(...dashboardGroupings[period]);
}

describe("the steps of the dashboard's chart", () => {
  it("end today and follow each other without a gap, as do those of the previous period", () => {
    fc.assert(
      fc.property(choice, day, ({ period, grouping }, today) => {
        const buckets = compareBuckets(period, grouping, today);
        expect(buckets.at(-1)?.current.to).toBe(today);
        for (const [index, { current, previous }] of buckets.entries()) {
          const next = buckets[index + 1];
          if (!next) continue;
          expect(next.current.from).toBe(addDays(current.to, 1));
          expect(next.previous.from).toBe(addDays(previous.to, 1));
        }
      }),
    );
  });

  it("are compared with a previous period that ends where the current one begins", () => {
    fc.assert(
      fc.property(fc.constantFrom("7-days" as const, "30-days" as const), day, (period, today) => {
        const buckets = compareBuckets(period, "day", today);
        expect(buckets.at(-1)?.previous.to).toBe(addDays(buckets[0]?.current.from ?? "", -1));
      }),
    );
  });

  it("compare a month with the same month of the year before, also in a leap year", () => {
    const buckets = compareBuckets("12-months", "month", "2024-12-31");
    const february = buckets.find(({ current }) => current.from === "2024-02-01");
    expect(february).toEqual({
      current: { from: "2024-02-01", to: "2024-02-29" },
      previous: { from: "2023-02-01", to: "2023-02-28" },
    });
  });

  it("compare the first days of a month with as many of the year before", () => {
    const last = compareBuckets("12-months", "month", "2026-11-15").at(-1);
    expect(last).toEqual({
      current: { from: "2026-11-01", to: "2026-11-15" },
      previous: { from: "2025-11-01", to: "2025-11-15" },
    });
  });

  it.each([
    ["7-days", 7],
    ["30-days", 30],
  ] as const)("cover the days of %s", (period, days) => {
    const buckets = compareBuckets(period, "day", "2026-03-01");
    expect(buckets).toHaveLength(days);
    expect(countDays(buckets[0]?.current.from ?? "", "2026-03-01")).toBe(days);
  });
});

describe("the requested grouping", () => {
  it.each([
    ["30-days", "week", "week"],
    ["30-days", "month", "day"],
    ["12-months", undefined, "month"],
    ["7-days", "week", "day"],
  ] as const)("of %s by %s are %s", (period, wanted, grouping) => {
    expect(fitDashboardGrouping(period, wanted)).toBe(grouping);
  });
});
