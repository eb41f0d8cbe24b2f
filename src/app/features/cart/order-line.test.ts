import { describe, expect, it } from "vitest";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setPrice } from "#domain/cart/change-lines.ts";
import { type CartQuote, findChange, readFacts, toOrderLine } from "./order-line.ts";

const item: CartItem = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Camisa Aurora",
  priceCents: 28990,
  size: "M",
  image: null,
  quantity: 2,
};
const answer = (price: number, change: "none" | "price" | "gone"): CartQuote => ({
  total_amount: price * item.quantity,
  has_changes: change !== "none",
  items: [{ ...item, customization: null, price, former_price_cents: null, change, print: null }],
});

describe("what the shop says about a line", () => {
  it("is requested in reais", () => {
    expect(toOrderLine(item)).toEqual({ id: item.id, size: "M", quantity: 2, price: 289.9 });
  });

  it("needs no attention while the price is the same", () => {
    expect(findChange(item, readFacts([item], answer(289.9, "none")))).toBeUndefined();
  });

  it("shows another price until it is accepted", () => {
    const facts = readFacts([item], answer(299.9, "price"));
    expect(findChange(item, facts)).toEqual({ kind: "price", priceCents: 29990 });
    const [accepted = item] = setPrice([item], lineKey(item), 29990);
    expect(findChange(accepted, facts)).toBeUndefined();
  });

  it("says that a product is gone", () => {
    expect(findChange(item, readFacts([item], answer(0, "gone")))).toEqual({ kind: "gone" });
  });

  it("says nothing about a line that was not quoted", () => {
    expect(findChange({ ...item, size: "G" }, readFacts([item], answer(0, "gone")))).toBeUndefined();
  });
});
