import { describe, expect, it } from "vitest";
import { supersedes } from "./provider-payment.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 18, 12, 0, second));

describe("a report about a payment", () => {
  it("counts if the provider has changed the payment since the one that is known", () => {
    const known = { state: "open", changedAt: at(1) } as const;
    expect(supersedes({ state: "approved", changedAt: at(2) }, known)).toBe(true);
  });

  it("does not count if it was overtaken by a newer one", () => {
    const known = { state: "approved", changedAt: at(2) } as const;
    expect(supersedes({ state: "open", changedAt: at(1) }, known)).toBe(false);
  });

  it("does not count twice", () => {
    const known = { state: "approved", changedAt: at(1) } as const;
    expect(supersedes(known, known)).toBe(false);
  });

  it("of the same moment counts where it says that money has come", () => {
    const open = { state: "open", changedAt: at(1) } as const;
    const approved = { state: "approved", changedAt: at(1) } as const;
    expect([supersedes(approved, open), supersedes(open, approved)]).toEqual([true, false]);
  });
});
