import { describe, expect, it } from "vitest";
import { settleEdit } from "./settle-edit.ts";

const due = (totalCents: number, pixCents = totalCents) => ({ totalCents, pixCents });
const pix = (amountCents: number) => ({
  state: "approved" as const,
  method: "pix" as const,
  amountCents,
  refundedCents: 0,
});

describe("the payment of an edited order", () => {
  it.each([
    ["stays, if it costs the same", 100, [pix(100)], 100, undefined],
    ["stays open, if nothing was paid", null, [], 120, undefined],
    ["is short, if it was marked by hand and costs more", 100, [], 120, "underpaid"],
    ["is too much, if it was marked by hand and costs less", 100, [], 80, "overpaid"],
    ["is settled, if an earlier edit is taken back to what was marked by hand", 120, [], 120, "paid"],
    ["is too much, if an earlier edit is taken back to less than that", 90, [], 80, "overpaid"],
    ["is settled by hand, whatever part of it was reported", 110, [pix(70)], 110, "paid"],
    ["is short of what was reported", null, [pix(100)], 120, "underpaid"],
    ["is settled, if what was reported is due now", null, [pix(120)], 120, "paid"],
  ] as const)("%s", (_, settled, payments, after, settlement) => {
    const money = { payments, before: due(100), after: due(after) };
    expect(settleEdit({ ...money, settled: settled === null ? null : due(settled) })).toBe(settlement);
  });

  it("counts what is due by Pix where the total is the same", () => {
    const money = { settled: due(100, 90), payments: [], before: due(100, 90), after: due(100, 95) };
    expect(settleEdit(money)).toBe("underpaid");
  });
});
