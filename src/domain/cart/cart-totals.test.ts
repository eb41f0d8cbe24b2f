import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCart, cartItem as item } from "./cart-fixture.ts";
import { subtotalCents } from "./cart-totals.ts";

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
