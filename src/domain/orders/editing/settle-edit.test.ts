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
    ["stays, if it costs the same", true, [pix(100)], 100, undefined],
    ["stays open, if nothing was paid", false, [], 120, undefined],
    ["is short, if it was marked by hand and costs more", true, [], 120, "underpaid"],
    ["is too much, if it was marked by hand and costs less", true, [], 80, "overpaid"],
    ["is short of what was reported", true, [pix(100)], 120, "underpaid"],
    ["is settled, if what was reported is due now", false, [pix(120)], 120, "paid"],
  ] as const)("%s", (_, isPaid, payments, after, settlement) => {
    expect(settleEdit({ isPaid, payments, before: due(100), after: due(after) })).toBe(settlement);
  });

  it("counts what is due by Pix where the total is the same", () => {
    const money = { isPaid: true, payments: [], before: due(100, 90), after: due(100, 95) };
    expect(settleEdit(money)).toBe("underpaid");
  });
});
