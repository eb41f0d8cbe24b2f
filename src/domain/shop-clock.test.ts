import fc from "fast-check";
import { expect, it } from "vitest";
import { fromShopClock, toShopClock } from "./shop-clock.ts";

it("reads nine in the morning in São Paulo as noon in Greenwich", () => {
  expect(fromShopClock("2026-11-20T09:00")).toEqual(new Date("2026-11-20T12:00:00Z"));
});

it.each(["", "amanhã", "2026-13-40T99:00", "2026-11-20"])("takes %j for no date", (text) => {
  expect(fromShopClock(text)).toBeNull();
});

it("gives back the minute that was written", () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      expect(fromShopClock(toShopClock(instant))).toEqual(instant);
    }),
  );
});
