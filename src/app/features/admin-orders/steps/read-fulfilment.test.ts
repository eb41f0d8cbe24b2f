import { describe, expect, it } from "vitest";
import { describePromise } from "#domain/fulfilment/promise.ts";
import { describeDue, type ReadFulfilment, tellFulfilment } from "./read-fulfilment.ts";

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

  it("is until when it was to arrive, also once that day is over", () => {
    expect(describeDue(promised({ on: "2020-01-02" }))).toBe("Chega até 02/01/2020");
  });
});

describe("what a message tells the customer of a promise", () => {
  const told = (today: string, step: ReadFulfilment["step"] = "ready") =>
    describePromise(tellFulfilment(promised(), step, today));

  it("is what the step leaves of it", () => {
    expect(told("2026-12-01", "delivered")).toBe("");
    expect(told("2026-12-01", "ready")).toBe("até 12/12/2026");
  });

  it("is no day that is over", () => {
    expect(told("2026-12-12")).toBe("até 12/12/2026");
    expect(told("2026-12-13")).toBe("");
  });
});
