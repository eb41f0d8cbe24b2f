import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizes } from "../catalog/sizes.ts";
import { addItem, type CartItem, lineKey } from "./cart.ts";

const item = (changes: Partial<CartItem> = {}): CartItem => ({
  id: "p1",
  name: "Camisa Aurora",
  priceCents: 28990,
  size: "M",
  image: null,
  quantity: 1,
  ...changes,
});

const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    id: fc.constantFrom("p1", "p2"),
    size: fc.constantFrom(...sizes),
    quantity: fc.integer({ min: 1, max: 5 }),
    shirt: fc.option(
      fc.record({ name: fc.constantFrom("JOÃO", "PEDRO"), number: fc.constantFrom("7", "10") }),
    ),
  })
  .map(({ shirt, ...fields }) => item(shirt ? { ...fields, customization: shirt } : fields));

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

  it("never has two lines with the same key and never loses a unit", () => {
    fc.assert(
      fc.property(fc.array(anyItem), (added) => {
        const cart = added.reduce<CartItem[]>(addItem, []);
        const units = (items: CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(units(cart)).toBe(units(added));
      }),
    );
  });
});
