import { describe, expect, it } from "vitest";
import { planBatch } from "./batch-plan.ts";

const orders = [
  { id: "aaaaaaaa-0000-4000-8000-000000000000", customer: "Ana" },
  { id: "bbbbbbbb-0000-4000-8000-000000000000", customer: "Beto" },
  { id: "cccccccc-0000-4000-8000-000000000000", customer: "Caio" },
];
const [ana, beto, caio] = orders.map(({ id }) => id);

describe("what a batch of steps changes", () => {
  it("is all orders where no code is pasted", () => {
    expect(planBatch(" \n", orders, "Jadlog")).toMatchObject({
      changed: [{ id: ana }, { id: beto }, { id: caio }],
      leftOut: [],
      problems: 0,
    });
  });

  it("is exactly the orders that got a code where some are pasted; the others are left out", () => {
    expect(planBatch("Beto 111\nDora;222\nAna 333", orders, "Jadlog")).toMatchObject({
      changed: [
        { id: beto, tracking: { carrier: "Jadlog", code: "111" } },
        { id: ana, tracking: { carrier: "Jadlog", code: "333" } },
      ],
      leftOut: [caio],
      problems: 1,
    });
  });

  it("is nothing where no line has an order", () => {
    expect(planBatch("Dora;222", orders, null)).toMatchObject({ changed: [], leftOut: [ana, beto, caio] });
  });
});
