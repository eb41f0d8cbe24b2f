import { describe, expect, it } from "vitest";
import { goodsCentsOf, type OrderQuote } from "../order-draft/draft-price.ts";
import { draftLine, quotedItem as item } from "../order-draft/order-draft-fixture.ts";
import { blankDraft, type OrderDraft } from "./new-order-draft.ts";
import { totalCentsOf } from "./new-order-price.ts";

const pac = {
  method_id: "pac",
  kind: "table" as const,
  name: "Correios PAC",
  note: null,
  price_cents: 1890,
  days: 4,
  arrives_by: "2026-11-23",
  missing_cents: null,
  missing_units: null,
};
const quote: OrderQuote = {
  total_amount: 399.8,
  has_changes: true,
  items: [item, { ...item, price: 0, change: "gone" }],
  delivery: { options: [pac], chosen: null, change: "choose" },
};

const draft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...blankDraft,
  items: [draftLine],
  ...changes,
});
const discountOf = (amount: string) => ({ name: "Amigo da loja", amount });

describe("the total of an order that is being typed in", () => {
  it("is that of the goods, whatever the shop's offers take off them in the cart", () => {
    const offered = { ...quote, total_amount: 1, items: [{ ...item, discount_cents: 20_000 }] };
    expect(goodsCentsOf(offered)).toBe(39_980);
    expect(totalCentsOf(draft(), offered)).toBe(39_980);
  });

  it("is without the agreed discount, and with the delivery", () => {
    const agreed = { discount: discountOf("20,50"), delivery: { kind: "option", methodId: "pac" } as const };
    expect(totalCentsOf(draft(agreed), quote)).toBe(39_980 - 2050 + 1890);
  });

  it("is never less than nothing, and not changed by an amount that is none", () => {
    expect(totalCentsOf(draft({ discount: discountOf("999") }), quote)).toBe(0);
    expect(totalCentsOf(draft({ discount: discountOf("vinte") }), quote)).toBe(39_980);
  });

  it("is nothing without shirts or before the quote", () => {
    expect(totalCentsOf(blankDraft, quote)).toBe(0);
    expect(totalCentsOf(draft(), undefined)).toBe(0);
  });
});
