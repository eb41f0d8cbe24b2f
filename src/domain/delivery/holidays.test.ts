import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "../days.ts";
import { easterOf, holidaysOf } from "./holidays.ts";

describe("Easter", () => {
  it.each([
    "2000-04-23",
    "2008-03-23",
    "2011-04-24",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
  ])("is on %s", (easter) => {
    expect(easterOf(Number(easter.slice(0, 4)))).toBe(easter);
  });

  it("is a Sunday between 22 March and 25 April in every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const easter = easterOf(year);
        expect(weekdayOf(easter)).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

it("the days without delivery are the national holidays, Carnival and Corpus Christi", () => {
  expect([...holidaysOf(2026)].sort()).toEqual([
    "2026-01-01",
    "2026-02-16",
    "2026-02-17",
    "2026-04-03",
    "2026-04-21",
    "2026-05-01",
    "2026-06-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-02",
    "2026-11-15",
    "2026-11-20",
    "2026-12-25",
  ]);
});
