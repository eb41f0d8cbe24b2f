import { describe, expect, it } from "vitest";
import type { Step } from "../fulfilment/step.ts";
import { type MovingOrder, nextMove } from "./next-move.ts";

const placed: MovingOrder = {
  status: "pending",
  createdAt: new Date("2026-11-02T12:00:00Z"),
  paidAt: null,
  paymentMark: null,
  pixCode: null,
  totalCents: 27990,
};
const paid = { paidAt: new Date("2026-11-03T12:00:00Z") };
const byPix = { pixCode: "00020126" };
const at = (step: Step, changes: Partial<NonNullable<MovingOrder["fulfilment"]>> = {}) => ({
  fulfilment: { step, records: [], isLate: false, tracking: null, ...changes },
});
const byCorreios = { tracking: { carrier: "Correios", code: "AA123456785BR" } };
const late = { isLate: true };

describe("the next move of an order", () => {
  it.each([
    ["that is new is the shop's, which can be asked", {}, "shop", "ask"],
    ["that is new in a shop with steps is the shop's, too", at("to_do"), "shop", "ask"],
    ["that can be paid is the customer's", byPix, "customer", "pay"],
    ["that can be paid at a provider is the customer's", { payment: {} }, "customer", "pay"],
    ["that is paid is the shop's", paid, "shop", null],
    ["in production is the shop's", at("in_production"), "shop", null],
    [
      "that is due and in production is the customer's",
      { ...at("in_production"), ...byPix },
      "customer",
      "pay",
    ],
    ["that is sent leads to its carrier", { ...paid, ...at("sent", byCorreios) }, "away", "track"],
    [
      "that a neighbour carries is waited for",
      { ...paid, ...at("sent", { tracking: { carrier: "Motoboy", code: "7" } }) },
      "away",
      null,
    ],
    ["that is due and sent is to pay first", { ...byPix, ...at("sent", byCorreios) }, "customer", "pay"],
    ["that is late is asked about", { ...paid, ...at("sent", { ...byCorreios, ...late }) }, "shop", "ask"],
    ["that is late and due is asked about", { ...byPix, ...at("ready", late) }, "shop", "ask"],
    [
      "whose money is wrong is asked about",
      { paymentMark: "underpaid", ...at("sent", byCorreios) },
      "shop",
      "ask",
    ],
    [
      "that was completed and given back is asked about",
      { status: "completed", paymentMark: "refunded" },
      "shop",
      "ask",
    ],
    ["that was delivered is nobody's", { ...paid, ...at("delivered") }, "delivered", null],
    ["that was delivered unpaid is the customer's", { ...byPix, ...at("delivered") }, "customer", "pay"],
    ["that was completed is nobody's", { status: "completed", ...at("ready") }, "closed", null],
    [
      "of an older status is the shop's, whatever its step",
      { status: "processing", ...at("sent") },
      "shop",
      null,
    ],
    ["of an older status is the shop's", { status: "processing" }, "shop", null],
    ["that was cancelled is nobody's", { status: "cancelled" }, "closed", null],
    ["that was delivered before is nobody's", { status: "delivered" }, "delivered", null],
  ] as const)("%s", (_, changes, turn, action) => {
    expect(nextMove({ ...placed, ...changes })).toEqual({ turn, action });
  });
});
