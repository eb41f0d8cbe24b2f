import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addItem, type CartItem, lineKey } from "./cart.ts";
import { anyItem, cartItem as item } from "./cart-fixture.ts";
import { countUnits } from "./cart-totals.ts";

describe("adding to the cart", () => {
  it("raises the quantity of the same shirt in the same size", () => {
    expect(addItem([item({ quantity: 2 })], item())).toEqual([item({ quantity: 3 })]);
  });

  it("makes a new line for another size", () => {
    expect(addItem([item()], item({ size: "G" }))).toHaveLength(2);
  });

  it("keeps JOÃO 10 and PEDRO 10 apart", () => {
    const joao = item({ customization: { name: "JOÃO", number: "10" } });
    const pedro = item({ customization: { name: "PEDRO", number: "10" } });
    expect(addItem([joao], pedro)).toEqual([joao, pedro]);
  });

  it("keeps a shirt with another patch apart, in whatever order its options were chosen", () => {
    const [patch, sleeves] = [
      { id: "44444444-4444-4444-8444-444444444444", name: "Patch da Copa" },
      { id: "33333333-3333-4333-8333-333333333333", name: "Manga longa" },
    ];
    const both = item({ options: [patch, sleeves] });
    expect(addItem([item({ options: [patch] })], both)).toHaveLength(2);
    expect(addItem([both], item({ options: [sleeves, patch] }))).toHaveLength(1);
  });

  it("takes the newer price for the whole line", () => {
    expect(addItem([item()], item({ priceCents: 30000 }))).toEqual([
      item({ priceCents: 30000, quantity: 2 }),
    ]);
  });

  it("keeps a wait that was seen for either of two equal lines", () => {
    expect(addItem([item({ leadDays: 25 })], item())).toEqual([item({ leadDays: 25, quantity: 2 })]);
    expect(addItem([item()], item({ leadDays: 10 }))).toEqual([item({ leadDays: 10, quantity: 2 })]);
  });

  it("keeps one line for the same shirt, whoever wears it, and the newer build", () => {
    const [one, other] = [
      { height: 175, weight: 70 },
      { height: 180, weight: 85 },
    ];
    expect(addItem([item({ build: one })], item({ build: other }))).toEqual([
      item({ build: other, quantity: 2 }),
    ]);
    expect(addItem([item({ build: one })], item())).toEqual([item({ build: one, quantity: 2 })]);
  });

  it("stops at 99 units of one line", () => {
    expect(addItem([item({ quantity: 98 })], item({ quantity: 5 }))).toEqual([item({ quantity: 99 })]);
  });

  it("never has two lines with the same key and, below the limit, never loses a unit", () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 15 }), (added) => {
        const cart = added.reduce<CartItem[]>(addItem, []);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(countUnits(cart)).toBe(countUnits(added));
      }),
    );
  });
});
