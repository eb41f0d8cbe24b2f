import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createBodyBudget } from "./body-budget.ts";

const budgetOf = (maxBytes: number, maxBytesPerAddress: number) =>
  createBodyBudget({ maxBytes, maxBytesPerAddress });
const ignore = () => {};
const limited = expect.objectContaining({ code: "rate_limited" });

describe("bodies in flight", () => {
  it("of one address are refused past its limit, and those of another are not", () => {
    const budget = budgetOf(1000, 100);
    budget.open("203.0.113.1", ignore).add(100);
    expect(() => budget.open("203.0.113.1", ignore).add(1)).toThrow(limited);
    expect(() => budget.open("203.0.113.2", ignore).add(100)).not.toThrow();
  });

  it("of all addresses of an IPv6 user count together", () => {
    const budget = budgetOf(1000, 100);
    budget.open("2001:db8::1", ignore).add(100);
    expect(() => budget.open("2001:db8::2", ignore).add(1)).toThrow(limited);
  });

  it("give their bytes back when the request is answered", () => {
    const budget = budgetOf(1000, 100);
    const first = budget.open("203.0.113.1", ignore);
    first.add(100);
    first.release();
    expect(() => budget.open("203.0.113.1", ignore).add(100)).not.toThrow();
  });

  it("that are refused hold nothing", () => {
    const budget = budgetOf(1000, 100);
    const body = budget.open("203.0.113.1", ignore);
    expect(() => body.add(101)).toThrow(limited);
    expect(budget.heldBytes()).toBe(0);
  });

  it("never lock out a new address: the one held longest is revoked", () => {
    const budget = budgetOf(200, 100);
    const revoked = [vi.fn(), vi.fn()];
    const flood = revoked.map((revoke, n) => budget.open(`203.0.113.${n}`, revoke));
    for (const body of flood) body.add(100);
    expect(() => budget.open("198.51.100.1", ignore).add(3)).not.toThrow();
    expect(revoked.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(() => flood[0]?.add(1)).toThrow(limited);
  });
});

it("whatever arrives, no more bytes are held than allowed, and all are given back at the end", () => {
  const step = fc.record({ body: fc.nat(9), bytes: fc.nat(120), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const budget = budgetOf(300, 100);
      const bodies = Array.from({ length: 10 }, (_, n) => budget.open(`203.0.113.${n % 5}`, ignore));
      for (const { body, bytes, ends } of steps) {
        try {
          bodies[body]?.add(bytes);
        } catch {
          // A refusal is one of the two possible results.
        }
        if (ends) bodies[body]?.release();
        expect(budget.heldBytes()).toBeLessThanOrEqual(300);
      }
      for (const body of bodies) body.release();
      expect(budget.heldBytes()).toBe(0);
    }),
  );
});
