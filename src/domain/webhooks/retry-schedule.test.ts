import fc from "fast-check";
import { expect, it } from "vitest";
import { GIVE_UP_MS, isHopeless, retryWait } from "./retry-schedule.ts";

const allWaits = (random: number): number[] => {
  const waits: number[] = [];
  for (let failures = 1; ; failures++) {
    const wait = retryWait(failures, random);
    if (wait === undefined) return waits;
    waits.push(wait);
  }
};

it("an event is tried again for three days, after ever longer waits", () => {
  const waits = allWaits(0);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(GIVE_UP_MS);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
});

it("the first wait is of seconds, so that a receiver that restarts misses nothing for long", () => {
  expect(retryWait(1, 0)).toBe(5_000);
});

it("chance makes a wait longer by no more than a tenth, and never shorter", () => {
  const least = allWaits(0);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      for (const [index, wait] of allWaits(random).entries()) {
        expect(wait).toBeGreaterThanOrEqual(least[index] ?? 0);
        expect(wait).toBeLessThanOrEqual(Math.ceil((least[index] ?? 0) * 1.1));
      }
    }),
  );
});

const DAY_MS = GIVE_UP_MS / 3;

it.each([
  ["one failed on Monday, and one fails on Thursday", 1, 3 * DAY_MS, false],
  ["one is given up, and another has arrived meanwhile", 10, DAY_MS, false],
  ["one is given up, and nothing has arrived since it was tried first", 10, 3 * DAY_MS, true],
])("of events, %s: whether the endpoint is switched off", (_, failures, failingForMs, isOff) => {
  expect(isHopeless(failures, failingForMs)).toBe(isOff);
});
