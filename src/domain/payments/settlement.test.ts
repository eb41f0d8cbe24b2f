import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentMethods, paymentStates } from "./provider-payment.ts";
import { type CountedPayment, settle } from "./settlement.ts";

const due = { totalCents: 20_000, pixCents: 19_000 };
const pix = (changes: Partial<CountedPayment> = {}): CountedPayment => ({
  state: "approved",
  method: "pix",
  amountCents: 19_000,
  refundedCents: 0,
  ...changes,
});
const card = (changes: Partial<CountedPayment> = {}) =>
  pix({ method: "card", amountCents: 20_000, ...changes });

describe("the settlement of an order", () => {
  it.each([
    ["no payment", [], "nothing"],
    ["one that is still open", [pix({ state: "open" })], "nothing"],
    ["one that came to nothing", [card({ state: "ended" })], "nothing"],
    ["the amount that is due by Pix", [pix()], "paid"],
    ["the whole amount by card", [card()], "paid"],
    ["the amount that is due by Pix, but by card", [card({ amountCents: 19_000 })], "underpaid"],
    ["the whole amount by Pix, although less was due", [pix({ amountCents: 20_000 })], "overpaid"],
    ["a cent less", [pix({ amountCents: 18_999 })], "underpaid"],
    ["an expired code that was paid beside its renewed one", [pix(), pix()], "overpaid"],
    ["two payments of which one was sent back", [pix(), pix({ refundedCents: 19_000 })], "paid"],
    ["two halves", [pix({ amountCents: 9_000 }), pix({ amountCents: 10_000 })], "paid"],
    ["a whole refund", [pix({ state: "refunded", refundedCents: 19_000 })], "refunded"],
    ["a refund of a part", [pix({ refundedCents: 5_000 })], "partly_refunded"],
    ["a contested payment", [card({ state: "disputed" })], "disputed"],
    ["a payment that the bank took back", [card({ state: "charged_back" })], "charged_back"],
    ["a payment that the bank took back, paid again", [card({ state: "charged_back" }), pix()], "paid"],
  ] as const)("by %s is %3$s", (_, payments, settlement) => {
    expect(settle(payments, due)).toBe(settlement);
  });

  const anyPayment = fc.record({
    state: fc.constantFrom(...paymentStates),
    method: fc.constantFrom(...paymentMethods),
    amountCents: fc.integer({ min: 0, max: 40_000 }),
    refundedCents: fc.constant(0),
  });

  it("is paid only if the approved amounts are exactly what is due", () => {
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 5 }), (payments) => {
        const approved = payments.filter(({ state }) => state === "approved");
        const received = approved.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const isByPix = approved.every(({ method }) => method === "pix");
        const exact = received > 0 && received === (isByPix ? due.pixCents : due.totalCents);
        expect(settle(payments, due) === "paid").toBe(exact);
      }),
    );
  });

  it("does not depend on the order in which payments came", () => {
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 5 }), (payments) => {
        expect(settle([...payments].reverse(), due)).toBe(settle(payments, due));
      }),
    );
  });
});
