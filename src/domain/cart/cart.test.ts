import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addItem,
  type CartItem,
  countUnits,
  insertItem,
  lineKey,
  MAX_UNITS,
  removeLines,
  setPrice,
  setQuantity,
  subtotalCents,
} from "./cart.ts";
import { anyCart, anyItem, cartItem as item } from "./cart-fixture.ts";

const itemOf = (cart: CartItem[]) => fc.nat({ max: cart.length - 1 }).map((index) => cart[index] as CartItem);
const cartWithOne = anyCart
  .filter((cart) => cart.length > 0)
  .chain((cart) => fc.tuple(fc.constant(cart), itemOf(cart)));

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

  it("takes the newer price for the whole line", () => {
    expect(addItem([item()], item({ priceCents: 30000 }))).toEqual([
      item({ priceCents: 30000, quantity: 2 }),
    ]);
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

describe("a line of the cart", () => {
  it("has from 1 to 99 whole units, whatever is requested", () => {
    fc.assert(
      fc.property(cartWithOne, fc.double(), ([cart, line], wanted) => {
        const found = setQuantity(cart, lineKey(line), wanted).find(
          (other) => lineKey(other) === lineKey(line),
        );
        expect(Number.isInteger(found?.quantity)).toBe(true);
        expect(found?.quantity).toBeGreaterThanOrEqual(1);
        expect(found?.quantity).toBeLessThanOrEqual(MAX_UNITS);
      }),
    );
  });

  it("leaves the others alone when it changes", () => {
    fc.assert(
      fc.property(cartWithOne, ([cart, line]) => {
        const key = lineKey(line);
        const changed = setPrice(setQuantity(cart, key, 7), key, 1);
        expect(removeLines(changed, [key])).toEqual(removeLines(cart, [key]));
      }),
    );
  });

  it("comes back to its place when its removal is undone", () => {
    fc.assert(
      fc.property(cartWithOne, ([cart, line]) => {
        const left = removeLines(cart, [lineKey(line)]);
        expect(left).toHaveLength(cart.length - 1);
        expect(insertItem(left, cart.indexOf(line), line)).toEqual(cart);
      }),
    );
  });
});

describe("the subtotal", () => {
  it("is what each line costs, added up in cents", () => {
    expect(subtotalCents([item({ quantity: 2 }), item({ size: "G", priceCents: 30990 })])).toBe(88970);
  });

  it("does not depend on the order of the lines", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(subtotalCents(cart.toReversed())).toBe(subtotalCents(cart));
      }),
    );
  });
});
