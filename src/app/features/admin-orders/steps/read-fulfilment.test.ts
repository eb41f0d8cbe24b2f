import { describe, expect, it } from "vitest";
import { describeDue, type ReadFulfilment, readFulfilment } from "./read-fulfilment.ts";

const promised = (changes: Partial<NonNullable<ReadFulfilment["promise"]>> = {}): ReadFulfilment => ({
  step: "in_production",
  promise: { days: 7, on: "2026-12-12", of: "arrival", ...changes },
  tracking: null,
});

describe("what the back-office says of a promise", () => {
  it("is until when the order arrives, or leaves if only that was promised", () => {
    expect(describeDue(promised())).toBe("Chega até 12/12/2026");
    expect(describeDue(promised({ of: "departure" }))).toBe("Sai até 12/12/2026");
  });

  it("is how long it takes before the days count", () => {
    expect(describeDue(promised({ on: null }))).toBe("Chega em até 7 dias úteis depois do pagamento");
  });

  it("is nothing without a promise, and once it was kept", () => {
    expect(describeDue({ ...promised(), promise: null })).toBe("");
    expect(describeDue({ ...promised(), step: "delivered" })).toBe("");
    expect(describeDue({ ...promised({ of: "departure" }), step: "sent" })).toBe("");
    expect(describeDue({ ...promised(), step: "sent" })).toBe("Chega até 12/12/2026");
  });

  it("is told by the message of a step as that step leaves it", () => {
    expect(readFulfilment(promised(), "delivered").promisedOn).toBeNull();
    expect(readFulfilment(promised(), "ready").promisedOn).toBe("2026-12-12");
  });
});
