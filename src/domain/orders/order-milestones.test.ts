import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReachableStep, reachableSteps, type Step, stepNumber, steps } from "../fulfilment/step.ts";
import { paymentMarks } from "../payments/settlement.ts";
import {
  currentIndex,
  type FollowedOrder,
  isOver,
  type Milestone,
  orderMilestones,
} from "./order-milestones.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const createdAt = day(2);

const placed: FollowedOrder = {
  status: "pending",
  createdAt,
  paidAt: null,
  paymentMark: null,
  pixCode: null,
  totalCents: 27990,
};

const record = (step: ReachableStep, reachedAt: Date | null) => ({ step, reachedAt });
const at = (step: Step, ...records: ReturnType<typeof record>[]) => ({ fulfilment: { step, records } });
const byPix = { pixCode: "00020126" };

/** As "received ✓, payment ●, completed ○". */
function tell(order: FollowedOrder): string {
  const signs = { done: "✓", present: "●", ahead: "○" };
  return orderMilestones(order)
    .map(({ name, state }) => `${name === "to_do" ? "received" : name} ${signs[state]}`)
    .join(", ");
}

describe("the way of an order in a shop without steps", () => {
  it.each([
    ["is new, and paid for by agreement", {}, "received ●, payment ○, completed ○"],
    ["can be paid by Pix", byPix, "received ✓, payment ●, completed ○"],
    ["can be paid at a provider", { payment: {} }, "received ✓, payment ●, completed ○"],
    ["is paid", { paidAt: day(3) }, "received ✓, payment ●, completed ○"],
    ["is marked", { paymentMark: "underpaid" }, "received ✓, payment ●, completed ○"],
    ["costs nothing", { totalCents: 0 }, "received ●, completed ○"],
    ["is paid and completed", { status: "completed", paidAt: day(3) }, "received ✓, payment ✓, completed ✓"],
    ["is completed unpaid", { status: "completed" }, "received ✓, completed ✓"],
    ["is completed and marked", { status: "completed", paymentMark: "refunded" }, "received ✓, completed ✓"],
  ] as const)("of one that %s", (_, changes, way) => {
    expect(tell({ ...placed, ...changes })).toBe(way);
  });
});

describe("the way of an order in a shop with steps", () => {
  const begun = at("in_production", record("in_production", day(4)));
  const ahead = "in_production ○, ready ○, sent ○, delivered ○";
  it.each([
    ["is new, and paid for by agreement", at("to_do"), `received ●, payment ○, ${ahead}`],
    ["is due", { ...at("to_do"), ...byPix }, `received ✓, payment ●, ${ahead}`],
    ["is paid", { ...at("to_do"), paidAt: day(3) }, `received ✓, payment ●, ${ahead}`],
    [
      "is due and in production",
      { ...begun, ...byPix },
      "received ✓, in_production ●, payment ○, ready ○, sent ○, delivered ○",
    ],
    [
      "is marked and in production",
      { ...begun, paymentMark: "disputed" },
      "received ✓, in_production ●, payment ○, ready ○, sent ○, delivered ○",
    ],
    [
      "was paid while it is in production",
      { ...begun, paidAt: day(5) },
      "received ✓, payment ✓, in_production ●, ready ○, sent ○, delivered ○",
    ],
    [
      "was paid between two steps",
      { ...at("ready", record("in_production", day(4)), record("ready", day(8))), paidAt: day(5) },
      "received ✓, in_production ✓, payment ✓, ready ●, sent ○, delivered ○",
    ],
    [
      "was paid before a skipped step",
      { ...at("sent", record("in_production", day(4)), record("sent", day(9))), paidAt: day(5) },
      "received ✓, in_production ✓, payment ✓, ready ✓, sent ●, delivered ○",
    ],
    [
      "is delivered and paid",
      { ...at("delivered", record("delivered", day(9))), paidAt: day(3) },
      "received ✓, payment ✓, in_production ✓, ready ✓, sent ✓, delivered ✓",
    ],
    [
      "was paid after it was delivered",
      { ...at("delivered", record("delivered", day(9))), paidAt: day(12) },
      "received ✓, in_production ✓, ready ✓, sent ✓, payment ✓, delivered ✓",
    ],
    [
      "is delivered and can still be paid",
      { ...at("delivered", record("delivered", day(9))), ...byPix },
      "received ✓, in_production ✓, ready ✓, sent ✓, delivered ●, payment ○",
    ],
    [
      "is delivered, and was paid at the door",
      at("delivered", record("delivered", day(9))),
      "received ✓, in_production ✓, ready ✓, sent ✓, delivered ✓",
    ],
    [
      "was completed before it was sent",
      { ...begun, status: "completed", paidAt: day(3) },
      "received ✓, payment ✓, in_production ✓, completed ✓",
    ],
    [
      "was completed after its delivery",
      { ...at("delivered"), status: "completed" },
      "received ✓, in_production ✓, ready ✓, sent ✓, delivered ✓",
    ],
    [
      "was completed before the shop used steps",
      { ...at("to_do"), status: "completed" },
      "received ✓, completed ✓",
    ],
  ] as const)("of one that %s", (_, changes, way) => {
    expect(tell({ ...placed, ...changes })).toBe(way);
  });

  it("dates a step by its record, and a skipped one not at all", () => {
    const sent = at(
      "sent",
      record("in_production", day(4)),
      record("sent", day(9)),
      record("delivered", null),
    );
    expect(orderMilestones({ ...placed, ...sent, paidAt: day(3) }).map(({ at }) => at)).toEqual([
      createdAt,
      day(3),
      day(4),
      null,
      day(9),
      null,
    ]);
  });
});

describe("the way of an older order", () => {
  it.each([
    ["processing", {}, "received ✓, status ●"],
    ["em_analise", byPix, "received ✓, status ●, payment ○"],
    ["shipped", { paidAt: day(3) }, "received ✓, payment ✓, status ●"],
    ["delivered", {}, "received ✓, delivered ✓"],
    ["cancelled", at("to_do"), "received ✓, status ✓"],
  ] as const)("with the status %s", (status, changes, way) => {
    expect(tell({ ...placed, status, ...changes })).toBe(way);
  });
});

describe("an order is over", () => {
  it("once it is completed, or delivered with nothing to settle", () => {
    expect(isOver({ ...placed, status: "completed" })).toBe(true);
    expect(isOver({ ...placed, ...at("delivered") })).toBe(true);
    expect(isOver({ ...placed, ...at("delivered"), ...byPix })).toBe(false);
    expect(isOver({ ...placed, ...at("sent") })).toBe(false);
    expect(isOver(placed)).toBe(false);
  });
});

/** Orders whose steps came one after the other, in every combination of payment and status. */
const orders: fc.Arbitrary<FollowedOrder> = fc
  .record({
    status: fc.constantFrom("pending", "completed", "processing", "delivered", "cancelled"),
    settled: fc.constantFrom(null, "paid", ...paymentMarks),
    paidOn: fc.integer({ min: 2, max: 12 }),
    pixCode: fc.constantFrom(null, "00020126"),
    step: fc.option(fc.constantFrom(...steps), { nil: undefined }),
    skipped: fc.subarray([...reachableSteps]),
    totalCents: fc.constantFrom(0, 27990),
  })
  .map(({ status, settled, paidOn, pixCode, step, skipped, totalCents }) => ({
    ...placed,
    status,
    totalCents,
    paidAt: settled === "paid" ? day(paidOn) : null,
    paymentMark: settled === "paid" ? null : settled,
    // The shop offers no payment of what is settled, marked or closed.
    pixCode: settled === null && (status === "pending" || status === "processing") ? pixCode : null,
    ...(step && {
      fulfilment: {
        step,
        records: reachableSteps
          .filter((one) => stepNumber(one) <= stepNumber(step) && (one === step || !skipped.includes(one)))
          .map((one) => record(one, day(2 + 2 * stepNumber(one)))),
      },
    }),
  }));

const check = (property: (milestones: Milestone[], order: FollowedOrder) => void) =>
  fc.assert(fc.property(orders, (order) => property(orderMilestones(order), order)));

describe("every way", () => {
  it("has one place that is present, or none if the order is over", () => {
    check((milestones, order) => {
      expect(milestones.filter(({ state }) => state === "present")).toHaveLength(isOver(order) ? 0 : 1);
    });
  });

  it("runs from what is done through where the order is to what is ahead", () => {
    check((milestones) => {
      const current = currentIndex(milestones);
      milestones.forEach(({ state }, index) => {
        if (index < current) expect(state).toBe("done");
        if (index > current) expect(state).toBe("ahead");
      });
    });
  });

  it("dates nothing that is ahead, and what is done in its order", () => {
    check((milestones) => {
      const current = currentIndex(milestones);
      expect(milestones.slice(current + 1).filter(({ at }) => at !== null)).toEqual([]);
      const times = milestones.slice(0, current).flatMap(({ at }) => at?.getTime() ?? []);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    });
  });

  it("has nothing ahead of an order that is over", () => {
    check((milestones, order) => {
      if (isOver(order)) expect(milestones.every(({ state }) => state === "done")).toBe(true);
    });
  });

  it("begins with the arrival, names nothing twice, and every step in the shop's order", () => {
    check((milestones) => {
      const names = milestones.map(({ name }) => name);
      expect(milestones[0]).toMatchObject({ name: "to_do", at: createdAt });
      expect(new Set(names).size).toBe(names.length);
      const stepsOfIt = steps.filter((step) => names.includes(step));
      expect(names.filter((name) => stepsOfIt.some((step) => step === name))).toEqual(stepsOfIt);
    });
  });

  it("says that a payment was confirmed only of a paid order", () => {
    check((milestones, { paidAt }) => {
      const payment = milestones.find(({ name }) => name === "payment");
      if (paidAt) expect(payment).toMatchObject({ at: paidAt });
      else expect(payment?.state).not.toBe("done");
    });
  });
});
