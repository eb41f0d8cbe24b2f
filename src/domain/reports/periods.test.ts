import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, countDays, firstOfWeek, formatDay, isDay, lastOfMonth } from "../days.ts";
import { dayOf } from "../orders/order-dates.ts";
import { fitGrouping, groupings, listBuckets, pairBuckets } from "./groupings.ts";
import {
  comparePeriod,
  findPeriodError,
  type PeriodPreset,
  percentChange,
  periodPresets,
} from "./periods.ts";

const day = fc.integer({ min: 0, max: 365 * 40 }).map((count) => addDays("2000-01-01", count));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 1000 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));
const named = periodPresets.filter((preset) => preset !== "custom");

describe("a day of the shop", () => {
  it("begins at midnight in São Paulo, three hours after it began in UTC", () => {
    expect(dayOf(new Date("2026-11-15T02:59:59Z"))).toBe("2026-11-14");
    expect(dayOf(new Date("2026-11-15T03:00:00Z"))).toBe("2026-11-15");
  });

  it.each(["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "0001-01-01", ""])("is not %j", (text) => {
    expect(isDay(text)).toBe(false);
  });

  it("moves by months without leaving the month it comes to", () => {
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
    expect(lastOfMonth("2024-02-10")).toBe("2024-02-29");
  });

  it("counts forth and back", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 4000 }), (from, length) => {
        expect(countDays(from, addDays(from, length))).toBe(length + 1);
        expect(addDays(addDays(from, length), -length)).toBe(from);
      }),
    );
  });

  it("belongs to a week that begins on a Monday", () => {
    expect(firstOfWeek("2026-11-15")).toBe("2026-11-09");
    expect(firstOfWeek("2026-11-16")).toBe("2026-11-16");
  });

  it("is written as Brazilians write it", () => {
    expect(formatDay("2026-11-05")).toBe("05/11/2026");
  });
});

describe("a period and the one before it", () => {
  const today = "2026-11-15";
  it.each<[Exclude<PeriodPreset, "custom">, string, string, string, string]>([
    ["today", "2026-11-15", "2026-11-15", "2026-11-14", "2026-11-14"],
    ["7-days", "2026-11-09", "2026-11-15", "2026-11-02", "2026-11-08"],
    ["30-days", "2026-10-17", "2026-11-15", "2026-09-17", "2026-10-16"],
    ["this-month", "2026-11-01", "2026-11-15", "2026-10-01", "2026-10-15"],
    ["last-month", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
    ["12-months", "2025-12-01", "2026-11-15", "2024-12-01", "2025-11-15"],
  ])("%s: %s to %s, compared with %s to %s", (preset, from, to, previousFrom, previousTo) => {
    expect(comparePeriod({ preset }, today)).toMatchObject({
      current: { from, to },
      previous: { from: previousFrom, to: previousTo },
    });
  });

  it("compares chosen days with as many days before them", () => {
    const choice = { preset: "custom" as const, from: "2026-11-10", to: "2026-11-12" };
    expect(comparePeriod(choice, today).previous).toEqual({ from: "2026-11-07", to: "2026-11-09" });
  });

  it("never overlap, on whatever day they are looked at", () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...named), (now, preset) => {
        const { current, previous } = comparePeriod({ preset }, now);
        expect(previous.from <= previous.to && previous.to < current.from).toBe(true);
        expect(current.from <= current.to && current.to <= now).toBe(true);
      }),
    );
  });

  it.each([
    ["2026-11-15", "", "Informe a data inicial e a data final"],
    ["2026-11-15", "2026-11-14", "A data inicial deve vir antes da data final"],
    ["2020-01-01", "2026-01-01", "Escolha um período de até 5 anos"],
    ["2026-11-15", "2026-11-15", undefined],
  ])("from %j to %j: %s", (from, to, message) => {
    expect(findPeriodError(from, to)).toBe(message);
  });
});

describe("the parts of a period", () => {
  it("cover every day of it once", () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...groupings), (whole, grouping) => {
        const buckets = listBuckets(whole, grouping);
        expect(buckets[0]?.from).toBe(whole.from);
        expect(buckets.at(-1)?.to).toBe(whole.to);
        for (const [index, { from }] of buckets.entries()) {
          if (index > 0) expect(addDays(buckets[index - 1]?.to ?? "", 1)).toBe(from);
        }
      }),
    );
  });

  it("have counterparts that cover each day of the previous period once", () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...named), fc.constantFrom(...groupings), (now, preset, grouping) => {
        const compared = comparePeriod({ preset }, now);
        const parts = pairBuckets(compared, grouping)
          .map(({ previous }) => previous)
          .filter(({ from, to }) => from <= to);
        expect(parts[0]?.from).toBe(compared.previous.from);
        expect(parts.at(-1)?.to).toBe(compared.previous.to);
        for (const [index, { from }] of parts.entries()) {
          if (index > 0) expect(addDays(parts[index - 1]?.to ?? "", 1)).toBe(from);
        }
      }),
    );
  });

  it("are months where days would be too many", () => {
    const years = { from: "2024-01-01", to: "2026-01-01" };
    expect(fitGrouping(years, "day")).toBe("month");
    expect(fitGrouping(years)).toBe("month");
    expect(fitGrouping({ from: "2026-11-01", to: "2026-11-30" })).toBe("day");
  });
});

describe("the change in percent", () => {
  it("has one decimal, and is unknown where there was nothing", () => {
    expect(percentChange(112.4, 100)).toBe(12.4);
    expect(percentChange(50, 100)).toBe(-50);
    expect(percentChange(5, 0)).toBeNull();
  });
});
