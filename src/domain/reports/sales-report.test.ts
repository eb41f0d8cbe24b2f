import { describe, expect, it } from "vitest";
import { averageCents, sumItems } from "./sales-report.ts";

const sums = (units: number, totalCents: number) => ({
  orders: null,
  units,
  totalCents,
  deliveryCents: null,
  discountCents: null,
});

describe("the total below a report's rows", () => {
  it("is exact to the cent for both periods", () => {
    expect(
      sumItems([
        { current: sums(3, 29_980), previous: sums(1, 40_000) },
        { current: sums(1, 9990), previous: sums(1, 10_000) },
      ]),
    ).toEqual({ current: sums(4, 39_970), previous: sums(2, 50_000) });
  });

  it("is zero without rows", () => {
    expect(sumItems([])).toEqual({ current: sums(0, 0), previous: sums(0, 0) });
  });
});

describe("an average", () => {
  it.each([
    [29_980, 3, 9993],
    [39_970, 4, 9993],
    [0, 2, 0],
    [100, 0, null],
    [100, null, null],
  ])("of %i cents among %s is %s", (totalCents, count, average) => {
    expect(averageCents(totalCents, count)).toBe(average);
  });
});
