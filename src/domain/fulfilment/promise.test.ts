import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../days.ts";
import { describePromise, isLate, promiseAfter, promisedDaysOf, promiseOfChanged } from "./promise.ts";
import { steps } from "./step.ts";

const settings = { preparationDays: 2, saysReady: false };
const slow = { leadTime: { minDays: 15, maxDays: 25 } };

describe("what an order promises", () => {
  it.each([
    ["what is on the shelf, and no delivery", [{}], null, 2],
    ["what is on the shelf, and its delivery", [{}], 5, 7],
    ["its slowest line, whichever stands first", [{}, slow, {}], null, 25],
    ["its slowest line, and then the delivery", [slow, {}], 5, 30],
  ])("counts %s", (_, lines, deliveryDays, days) => {
    expect(promisedDaysOf(lines, deliveryDays, settings)).toBe(days);
  });

  it("is never less than any of its lines takes", () => {
    const line = fc.record(
      { leadTime: fc.integer({ min: 1, max: 180 }).map((maxDays) => ({ minDays: 1, maxDays })) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.nat(60),
        fc.nat(180),
        (lines, days, preparationDays) => {
          const promised = promisedDaysOf(lines, days, { preparationDays, saysReady: false });
          for (const { leadTime } of lines)
            expect(promised - days).toBeGreaterThanOrEqual(leadTime?.maxDays ?? preparationDays);
        },
      ),
    );
  });
});

describe("the day of a promise", () => {
  const waiting = { promisedDays: 5, promisedOn: null, isPaid: false, step: "to_do" } as const;

  it.each([
    ["does not count while nobody has paid and nothing is made", waiting, null],
    ["counts from the payment", { ...waiting, isPaid: true }, "2026-11-25"],
    ["counts from the start of production", { ...waiting, step: "in_production" }, "2026-11-25"],
    ["stays once it counts", { ...waiting, isPaid: true, promisedOn: "2026-12-01" }, "2026-12-01"],
    ["ends when payment and production are taken back", { ...waiting, promisedOn: "2026-12-01" }, null],
    ["is none for an order without a promise", { ...waiting, isPaid: true, promisedDays: null }, null],
  ] as const)("%s", (_, progress, expected) => {
    expect(promiseAfter(progress, "2026-11-17")).toBe(expected);
  });
});

describe("lateness", () => {
  const today = "2026-11-17";
  const yesterday = addDays(today, -1);

  it.each([
    ["on the promised day", { promisedOn: today, step: "to_do", hasDelivery: true }, false],
    ["the day after", { promisedOn: yesterday, step: "to_do", hasDelivery: true }, true],
    ["on its way, with a delivery", { promisedOn: yesterday, step: "sent", hasDelivery: true }, true],
    [
      "on its way, with a promise only to leave",
      { promisedOn: yesterday, step: "sent", hasDelivery: false },
      false,
    ],
    ["delivered", { promisedOn: yesterday, step: "delivered", hasDelivery: true }, false],
    ["without a promise", { promisedOn: null, step: "to_do", hasDelivery: true }, false],
  ] as const)("of an order %s", (_, order, expected) => {
    expect(isLate(order, today)).toBe(expected);
  });

  it("never comes before the promised day has passed, at any step", () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.boolean(), fc.nat(60), (step, hasDelivery, ahead) => {
        expect(isLate({ promisedOn: addDays(today, ahead), step, hasDelivery }, today)).toBe(false);
      }),
    );
  });
});

describe("the words of a promise", () => {
  it.each([
    ["até 01/12/2026", { promisedDays: 5, promisedOn: "2026-12-01" }],
    ["em até 5 dias úteis depois do pagamento", { promisedDays: 5, promisedOn: null }],
    ["em até 1 dia útil depois do pagamento", { promisedDays: 1, promisedOn: null }],
    ["no dia útil do pagamento", { promisedDays: 0, promisedOn: null }],
    ["", { promisedDays: null, promisedOn: null }],
  ])("'%s'", (words, promised) => {
    expect(describePromise(promised)).toBe(words);
  });
});

describe("the promise of an order that was changed", () => {
  // A Monday.
  const today = "2026-11-23";

  it.each([
    ["stays without a promise", null, null, 9, null, null],
    ["stays while the days do", 5, "2026-11-25", 5, 5, "2026-11-25"],
    ["has other days before they count", 5, null, 9, 9, null],
    ["is later, counted from today, if it takes longer", 5, "2026-11-25", 9, 9, "2026-12-04"],
    ["is never earlier because it takes longer", 5, "2026-12-20", 9, 9, "2026-12-20"],
    ["is earlier, counted from today, if it takes less", 25, "2026-12-20", 2, 2, "2026-11-25"],
    ["is never later because it takes less", 25, "2026-11-24", 9, 9, "2026-11-24"],
  ])("%s", (_, promisedDays, promisedOn, days, daysAfter, onAfter) => {
    expect(promiseOfChanged({ promisedDays, promisedOn }, days, today)).toEqual({
      promisedDays: daysAfter,
      promisedOn: onAfter,
    });
  });
});
