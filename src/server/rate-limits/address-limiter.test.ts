import { expect, it } from "vitest";
import { createAddressLimiter } from "./address-limiter.ts";

const now = new Date("2026-01-01T12:00:00Z");

it("an address is refused past its limit per minute, and another is not", () => {
  const isAllowed = createAddressLimiter({ perMinute: 2, enabled: true });
  expect([1, 2, 3].map(() => isAllowed("203.0.113.9", now))).toEqual([true, true, false]);
  expect(isAllowed("203.0.113.10", now)).toBe(true);
});

it("the count starts again in the next minute", () => {
  const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
  isAllowed("203.0.113.9", now);
  expect(isAllowed("203.0.113.9", new Date(now.getTime() + 60_000))).toBe(true);
});

it("a request for several events counts each of them", () => {
  expect(createAddressLimiter({ perMinute: 5, enabled: true })("203.0.113.9", now, 6)).toBe(false);
});

it("a flood of new addresses does not fill the memory", () => {
  const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
  const answers = Array.from({ length: 20_001 }, (_, n) =>
    isAllowed(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, now),
  );
  expect([answers[0], answers.at(-1)]).toEqual([true, false]);
});

it("a disabled limiter allows every address", () => {
  expect(createAddressLimiter({ perMinute: 0, enabled: false })("203.0.113.9", now)).toBe(true);
});
