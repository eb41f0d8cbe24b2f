import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextCheck } from "./check-times.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const created = new Date("2026-11-18T12:00:00Z");
const after = (ms: number) => new Date(created.getTime() + ms);
const code = { createdAt: created, expiresAt: after(DAY), isAwaited: true };
const minutesToNext = (charge: typeof code, age: number) => {
  const next = nextCheck(charge, after(age));
  return next && (next.getTime() - created.getTime() - age) / MINUTE;
};

describe("the next question to the provider", () => {
  it.each([10 * MINUTE, 12 * 60 * MINUTE, DAY])(
    "comes in ten minutes while the code can be paid (%i ms)",
    (age) => {
      expect(minutesToNext(code, age)).toBe(10);
    },
  );

  it("comes ever later once the code has expired", () => {
    expect(minutesToNext(code, 2 * DAY)).toBe((2 * DAY) / 6 / MINUTE);
  });

  it("comes ever later once the order is paid, for refunds and chargebacks", () => {
    expect(minutesToNext({ ...code, isAwaited: false }, DAY)).toBe(240);
  });

  it("is not put any more after four months", () => {
    expect(nextCheck(code, after(120 * DAY))).toBeNull();
  });

  it("always lies ahead, by ten minutes at least", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 * DAY }), fc.boolean(), (age, isAwaited) => {
        const minutes = minutesToNext({ ...code, isAwaited }, age);
        expect(minutes === null || minutes >= 10).toBe(true);
      }),
    );
  });
});
