import { expect, it } from "vitest";
import { isPeriodPossible, periodStateAt } from "./banner-period.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

it.each([
  [null, null, "always"],
  [at(1), null, "running"],
  [at(15), null, "running"],
  [at(16), null, "scheduled"],
  [null, at(16), "running"],
  [null, at(15), "ended"],
  [at(1), at(14), "ended"],
  [at(16), at(20), "scheduled"],
] as const)("on the 15th a period from %s to %s is %s", (startsAt, endsAt, state) => {
  expect(periodStateAt({ startsAt, endsAt }, at(15))).toBe(state);
});

it("a period that ends when it begins, or before, is invalid", () => {
  expect(isPeriodPossible({ startsAt: at(2), endsAt: at(2) })).toBe(false);
  expect(isPeriodPossible({ startsAt: at(3), endsAt: at(2) })).toBe(false);
  expect(isPeriodPossible({ startsAt: at(2), endsAt: at(3) })).toBe(true);
  expect(isPeriodPossible({ startsAt: null, endsAt: at(3) })).toBe(true);
});
