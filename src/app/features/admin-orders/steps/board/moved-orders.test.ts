import { describe, expect, it } from "vitest";
import type { Step } from "#domain/fulfilment/step.ts";
import type { AdminOrderRow } from "../../admin-order.ts";
import { withMoves } from "./moved-orders.ts";

const row = (id: string, day: number, step: Step): AdminOrderRow =>
  ({
    id,
    created_at: `2026-11-0${day}T12:00:00.000Z`,
    fulfilment: { step, promise: null, tracking: null, late: false, shirts: 1 },
  }) as AdminOrderRow;

const first = row("first", 1, "to_do");
const second = row("second", 2, "to_do");
const third = row("third", 3, "ready");

const ids = (rows: readonly AdminOrderRow[]) => rows.map(({ id }) => id);

describe("the orders of a step, while some are on their way", () => {
  it("lack those that leave it, for another step or for good", () => {
    const moves = [
      { order: first, to: "ready" as const },
      { order: second, to: null },
    ];
    expect(withMoves([first, second], "to_do", moves)).toEqual([]);
  });

  it("have those that come, at the place of their date and at the new step", () => {
    const rows = withMoves([third], "ready", [{ order: second, to: "ready" }]);
    expect(ids(rows)).toEqual(["second", "third"]);
    expect(rows[0]?.fulfilment?.step).toBe("ready");
  });

  it("have none twice that has arrived already", () => {
    expect(ids(withMoves([second, third], "ready", [{ order: second, to: "ready" }]))).toEqual([
      "second",
      "third",
    ]);
  });
});
