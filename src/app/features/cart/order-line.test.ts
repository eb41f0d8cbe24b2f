import { describe, expect, it } from "vitest";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { setLeadDays, setPrice, setQuantity } from "#domain/cart/change-lines.ts";
import { type CartQuote, findChange, isKnown, isSold, readFacts, toOrderLine } from "./order-line.ts";

const item: CartItem = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Camisa Aurora",
  priceCents: 28990,
  size: "M",
  image: null,
  quantity: 2,
};
type QuotedItem = CartQuote["items"][number];
const answer = (price: number, change: QuotedItem["change"], more: Partial<QuotedItem> = {}): CartQuote => ({
  total_amount: price * item.quantity,
  has_changes: change !== "none",
  items: [
    {
      ...item,
      customization: null,
      options: undefined,
      price,
      former_price_cents: null,
      change,
      print: null,
      ...more,
    },
  ],
});
/** What has changed about the line, alone in the cart or with others. */
const changeOf = (line: CartItem, quote: CartQuote, others: CartItem[] = []) =>
  findChange(line, readFacts([item], quote), [line, ...others]);

describe("what the shop says about a line", () => {
  it("is requested in reais", () => {
    expect(toOrderLine(item)).toEqual({ id: item.id, size: "M", quantity: 2, price: 289.9 });
  });

  it("needs no attention while the price is the same", () => {
    expect(changeOf(item, answer(289.9, "none"))).toBeUndefined();
  });

  it("shows another price until it is accepted", () => {
    const quote = answer(299.9, "price");
    expect(changeOf(item, quote)).toEqual({ kind: "price", priceCents: 29990 });
    const [accepted = item] = setPrice([item], lineKey(item), 29990);
    expect(changeOf(accepted, quote)).toBeUndefined();
  });

  it("sends options by their ids, and names those that are gone", () => {
    const patch = { id: "44444444-4444-4444-8444-444444444444", name: "Patch da Copa" };
    const line = { ...item, options: [patch] };
    expect(toOrderLine(line).options).toEqual([patch.id]);
    const change = (quote: CartQuote) => findChange(line, readFacts([line], quote), [line]);
    expect(change(answer(289.9, "options"))).toEqual({ kind: "options", gone: ["Patch da Copa"] });
    const known = { options: [{ ...patch, price_cents: 1500 }] };
    expect(change(answer(289.9, "options", known))).toEqual({ kind: "options", gone: [] });
  });

  it("remembers that the shop calls it ready", () => {
    const facts = readFacts([item], answer(289.9, "none", { ready: true }));
    expect(facts.get(lineKey(item))?.ready).toBe(true);
  });

  it("says that a product is gone", () => {
    expect(changeOf(item, answer(0, "gone"))).toEqual({ kind: "gone" });
  });

  it("says nothing about a line that was not quoted", () => {
    expect(changeOf({ ...item, size: "G" }, answer(0, "gone"))).toBeUndefined();
  });
});

describe("a line of a counted size", () => {
  const short = answer(289.9, "stock", { available: 1, stock: { units: { M: 1 } } });
  const printed = { ...item, quantity: 1, customization: { name: "ANA", number: "7" } };

  it("blocks the order until no more units are wanted than there are", () => {
    expect(changeOf(item, short)).toEqual({ kind: "stock", available: 1, isShared: false });
    expect(isSold(item, readFacts([item], short), [item])).toBe(false);
    const [reduced = item] = setQuantity([item], lineKey(item), 1);
    expect(changeOf(reduced, short)).toBeUndefined();
  });

  it("shares its units with lines that differ in their print", () => {
    const one = { ...item, quantity: 1 };
    expect(changeOf(one, short, [printed])).toEqual({ kind: "stock", available: 1, isShared: true });
    expect(changeOf(one, short, [{ ...printed, size: "G" }])).toBeUndefined();
  });

  it("is asked about again when the cart wants another number of units", () => {
    const facts = readFacts([item], answer(289.9, "none", { stock: { units: {} } }));
    expect(isKnown(item, facts, [item])).toBe(true);
    expect(isKnown({ ...item, quantity: 3 }, facts, [{ ...item, quantity: 3 }])).toBe(false);
    expect(isKnown(item, facts, [item, printed])).toBe(false);
  });

  it("is known for any number of units where nothing is counted", () => {
    const facts = readFacts([item], answer(289.9, "none"));
    expect(isKnown({ ...item, quantity: 3 }, facts, [{ ...item, quantity: 3 }])).toBe(true);
  });
});

describe("a line that is made to order", () => {
  const lead_time = { min_days: 15, max_days: 25 };
  const later = answer(289.9, "lead_time", { lead_time, stock: { units: { M: 0 }, lead_time } });

  it("shows the wait until it is accepted, and is sold meanwhile", () => {
    expect(changeOf(item, later)).toEqual({ kind: "lead_time", leadTime: lead_time });
    expect(isSold(item, readFacts([item], later), [item])).toBe(true);
    const [accepted = item] = setLeadDays([item], lineKey(item), 25);
    expect(changeOf(accepted, later)).toBeUndefined();
    expect(toOrderLine(accepted)).toMatchObject({ lead_days: 25 });
  });

  it("shows a price before the wait", () => {
    expect(changeOf({ ...item, priceCents: 100 }, later)?.kind).toBe("price");
  });
});
