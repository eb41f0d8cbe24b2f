import { describe, expect, it } from "vitest";
import { describeFollowedPromise, trackAction } from "./followed-texts.ts";
import { knownCarriers } from "./tracking.ts";

const promise = {
  promisedDays: 25,
  promisedOn: "2026-12-12",
  step: "in_production",
  hasDelivery: true,
  isLate: false,
} as const;

describe("the promise that a customer reads", () => {
  it("is the day of arrival, or that of departure without a delivery", () => {
    expect(describeFollowedPromise(promise)).toBe("Chega até 12/12/2026");
    expect(describeFollowedPromise({ ...promise, hasDelivery: false })).toBe("Sai até 12/12/2026");
  });

  it("counts from the payment before that", () => {
    const unpaid = { ...promise, promisedOn: null, step: "to_do" } as const;
    expect(describeFollowedPromise(unpaid)).toBe("Chega em até 25 dias úteis depois do pagamento");
    expect(describeFollowedPromise({ ...unpaid, promisedDays: 0, hasDelivery: false })).toBe(
      "Sai no dia útil do pagamento",
    );
  });

  it("is not claimed any more when it is broken", () => {
    expect(describeFollowedPromise({ ...promise, isLate: true })).toBe("Era para chegar até 12/12/2026");
    expect(describeFollowedPromise({ ...promise, isLate: true, hasDelivery: false })).toBe(
      "Era para sair até 12/12/2026",
    );
  });

  it("is gone when it is kept", () => {
    expect(describeFollowedPromise({ ...promise, step: "delivered" })).toBe("");
    expect(describeFollowedPromise({ ...promise, step: "sent" })).toBe("Chega até 12/12/2026");
    expect(describeFollowedPromise({ ...promise, step: "sent", hasDelivery: false })).toBe("");
  });

  it("is empty for an order without one", () => {
    expect(describeFollowedPromise({ ...promise, promisedDays: null, promisedOn: null })).toBe("");
  });
});

describe("the way to the carrier's page", () => {
  it("names the carrier as people do", () => {
    expect(trackAction("Correios")).toBe("Acompanhar nos Correios");
    expect(trackAction("Jadlog")).toBe("Acompanhar na Jadlog");
    expect(trackAction(null)).toBe("Acompanhar na transportadora");
  });

  it.each(knownCarriers)("knows how to name %s", (carrier) => {
    expect(trackAction(carrier)).toContain(carrier);
  });
});
