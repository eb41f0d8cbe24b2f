import { describe, expect, it } from "vitest";
import { createAddressLimiter, MAX_GROUPS } from "./address-limiter.ts";

const now = new Date("2026-01-01T12:00:00Z");
const manyAddresses = Array.from(
  { length: MAX_GROUPS + 1 },
  (_, n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
);

it("an address is refused past its limit per minute, and another is not", () => {
  const isAllowed = createAddressLimiter({ perMinute: 2, enabled: true });
  expect([1, 2, 3].map(() => isAllowed("203.0.113.9", now))).toEqual([true, true, false]);
  expect(isAllowed("203.0.113.10", now)).toBe(true);
});

it("the count starts again a minute after the first request", () => {
  const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
  isAllowed("203.0.113.9", now);
  expect(isAllowed("203.0.113.9", new Date(now.getTime() + 59_999))).toBe(false);
  expect(isAllowed("203.0.113.9", new Date(now.getTime() + 60_000))).toBe(true);
});

it("a request for several events counts each of them", () => {
  expect(createAddressLimiter({ perMinute: 5, enabled: true })("203.0.113.9", now, 6)).toBe(false);
});

describe("a flood of new addresses", () => {
  it("does not make the limiter refuse an address that has sent nothing", () => {
    const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
    for (const address of manyAddresses) isAllowed(address, now);
    expect(isAllowed("203.0.113.9", now)).toBe(true);
  });

  it("does not fill the memory: the oldest count is evicted", () => {
    const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
    for (const address of manyAddresses) isAllowed(address, now);
    expect(isAllowed(manyAddresses[0] ?? "", now)).toBe(true);
    expect(isAllowed(manyAddresses.at(-1) ?? "", now)).toBe(false);
  });
});

describe("a flood from one IPv6 network", () => {
  const networks = Array.from({ length: 100 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);

  it("is refused although each request comes from another /64", () => {
    const isAllowed = createAddressLimiter({ perMinute: 1, enabled: true });
    const allowed = networks.filter((address) => isAllowed(address, now));
    expect(allowed).toHaveLength(16);
    expect(isAllowed("2001:db8:2::1", now)).toBe(true);
  });

  it("leaves the other /64 alone if it comes from one of them", () => {
    const isAllowed = createAddressLimiter({ perMinute: 2, enabled: true });
    for (let n = 0; n < 1000; n += 1) isAllowed("2001:db8:1:1::1", now);
    expect(isAllowed("2001:db8:1:2::1", now)).toBe(true);
  });
});

it("a disabled limiter allows every address", () => {
  expect(createAddressLimiter({ perMinute: 0, enabled: false })("203.0.113.9", now)).toBe(true);
});
