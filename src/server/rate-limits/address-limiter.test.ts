import { expect, it } from "vitest";
import { createAddressLimiter } from "./address-limiter.ts";

const now = new Date("2026-01-01T12:00:00Z");

it("an address is refused past its minute's worth, and another is not", () => {
  const mayAsk = createAddressLimiter({ aMinute: 2, enabled: true });
  expect([1, 2, 3].map(() => mayAsk("203.0.113.9", now))).toEqual([true, true, false]);
  expect(mayAsk("203.0.113.10", now)).toBe(true);
});

it("the next minute begins anew", () => {
  const mayAsk = createAddressLimiter({ aMinute: 1, enabled: true });
  mayAsk("203.0.113.9", now);
  expect(mayAsk("203.0.113.9", new Date(now.getTime() + 60_000))).toBe(true);
});

it("several at once count as several", () => {
  expect(createAddressLimiter({ aMinute: 5, enabled: true })("203.0.113.9", now, 6)).toBe(false);
});

it("a flood of new addresses does not fill the memory", () => {
  const mayAsk = createAddressLimiter({ aMinute: 1, enabled: true });
  const answers = Array.from({ length: 20_001 }, (_, n) =>
    mayAsk(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, now),
  );
  expect([answers[0], answers.at(-1)]).toEqual([true, false]);
});

it("a limit that is off refuses nobody", () => {
  expect(createAddressLimiter({ aMinute: 0, enabled: false })("203.0.113.9", now)).toBe(true);
});
