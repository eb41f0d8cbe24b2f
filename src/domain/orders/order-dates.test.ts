import { expect, it } from "vitest";
import { dayOf, formatDateTime, formatMoment, formatTime } from "./order-dates.ts";

it("an order's date is shown in the shop's time zone, with day, month, year, hour and minute", () => {
  expect(formatDateTime(new Date("2026-01-01T02:05:00Z"))).toBe("31/12/2025 23:05");
});

it("the time alone has hour and minute", () => {
  expect(formatTime(new Date("2026-03-10T00:45:59Z"))).toBe("21:45");
});

it("a near moment is shown without its year, in the shop's time zone", () => {
  expect(formatMoment(new Date("2026-11-19T02:32:00Z"))).toBe("18/11 às 23:32");
});

it("the shop's day ends at midnight in São Paulo", () => {
  expect(dayOf(new Date("2026-03-10T02:59:59Z"))).toBe("2026-03-09");
  expect(dayOf(new Date("2026-03-10T03:00:00Z"))).toBe("2026-03-10");
});
