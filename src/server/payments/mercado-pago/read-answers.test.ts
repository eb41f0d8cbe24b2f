import { describe, expect, it } from "vitest";
import { foundPayments, readHolder, readPayment, readPixCharge } from "./read-answers.ts";

const answer = {
  id: 70_000_000_001,
  status: "approved",
  payment_type_id: "bank_transfer",
  transaction_amount: 199.9,
  transaction_amount_refunded: 0,
  currency_id: "BRL",
  external_reference: "a41f09c2-1111-4222-8333-444455556666",
  date_created: "2026-11-18T09:00:00.000-03:00",
  date_last_updated: "2026-11-18T09:05:00.000-03:00",
};

describe("a payment of Mercado Pago", () => {
  it("is read in cents, with the time of its last change", () => {
    expect(readPayment(answer)).toEqual({
      id: "70000000001",
      state: "approved",
      method: "pix",
      amountCents: 19_990,
      refundedCents: 0,
      currency: "BRL",
      reference: "a41f09c2-1111-4222-8333-444455556666",
      changedAt: new Date("2026-11-18T12:05:00Z"),
    });
  });

  it.each([
    ["pending", "open"],
    ["in_process", "open"],
    ["authorized", "open"],
    ["in_mediation", "disputed"],
    ["charged_back", "charged_back"],
    ["refunded", "refunded"],
    ["rejected", "ended"],
    ["cancelled", "ended"],
  ])("of the status %s is %s", (status, state) => {
    expect(readPayment({ ...answer, status }).state).toBe(state);
  });

  it.each([
    ["credit_card", "card"],
    ["debit_card", "card"],
    ["ticket", "other"],
  ])("of the type %s is paid by %s", (payment_type_id, method) => {
    expect(readPayment({ ...answer, payment_type_id }).method).toBe(method);
  });

  it.each([
    ["an unknown status", { status: "magic" }],
    ["an amount that is no number", { transaction_amount: "199.90" }],
    ["a negative amount", { transaction_amount: -1 }],
    ["no currency", { currency_id: undefined }],
    ["an id that is none", { id: "../users/me" }],
  ])("with %s is not believed", (_, changes) => {
    expect(() => readPayment({ ...answer, ...changes })).toThrow();
  });

  it("of an unknown status does not hide the others of its order", () => {
    const found = foundPayments({ results: [{ ...answer, status: "magic" }, answer] });
    expect(found.map(({ state }) => state)).toEqual(["approved"]);
  });
});

describe("a Pix code of Mercado Pago", () => {
  it("without the code is no answer", () => {
    expect(() => readPixCharge({ id: 1, point_of_interaction: { transaction_data: {} } })).toThrow();
  });
});

describe("an account of Mercado Pago", () => {
  it.each([
    ["MLB", true],
    ["MLA", false],
  ])("of the country %s is Brazilian: %s", (site_id, isBrazilian) => {
    expect(readHolder({ nickname: "MANTO FC", site_id })).toEqual({ name: "MANTO FC", isBrazilian });
  });
});
