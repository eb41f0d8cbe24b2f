import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCart, cartItem } from "./cart-fixture.ts";
import { readStoredCart, writeStoredCart } from "./stored-cart.ts";

const stored = (items: unknown, version: unknown = 1) => JSON.stringify({ state: { items }, version });

describe("a cart stored by the browser", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(readStoredCart(writeStoredCart(cart))).toEqual(cart);
      }),
    );
  });

  it("is empty where there is none", () => {
    expect(readStoredCart(null)).toEqual([]);
  });

  it("never throws, whatever is stored", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => stored(JSON.parse(json))),
        ),
        (text) => {
          expect(Array.isArray(readStoredCart(text))).toBe(true);
        },
      ),
    );
  });

  it("turns the price in reais of an older version into cents", () => {
    const { priceCents: _, ...line } = cartItem();
    expect(readStoredCart(stored([{ ...line, price: 309.9 }], 0))).toEqual([cartItem({ priceCents: 30990 })]);
  });

  it("keeps a wait that was seen, and forgets one that cannot be parsed", () => {
    const line = cartItem({ leadDays: 25 });
    expect(readStoredCart(writeStoredCart([line]))).toEqual([line]);
    for (const leadDays of [0, -1, 1.5, 181, "25", null, {}]) {
      expect(readStoredCart(stored([{ ...cartItem(), leadDays }]))).toEqual([cartItem()]);
    }
  });

  it("keeps a build, and forgets one that the shop would refuse", () => {
    const line = cartItem({ build: { height: 175, weight: 70 } });
    expect(readStoredCart(writeStoredCart([line]))).toEqual([line]);
    for (const build of [null, "175", { height: 175 }, { height: 176, weight: 70 }]) {
      expect(readStoredCart(stored([{ ...cartItem(), build }]))).toEqual([cartItem()]);
    }
  });

  it("loses only the lines that cannot be parsed", () => {
    const broken = [
      null,
      "camisa",
      {},
      { ...cartItem(), id: "1" },
      { ...cartItem(), size: "um tamanho sem fim" },
      { ...cartItem(), name: " " },
      { ...cartItem(), priceCents: -1 },
      { ...cartItem(), priceCents: 10.5 },
      { ...cartItem(), priceCents: "28990" },
      { ...cartItem(), customization: { name: "JOÃO" } },
      { ...cartItem(), options: "patch" },
      { ...cartItem(), options: [] },
      { ...cartItem(), options: [null] },
      { ...cartItem(), options: [{ id: "1", name: "Patch" }] },
      { ...cartItem(), options: [{ id: cartItem().id, name: 1 }] },
      { ...cartItem(), customization: "JOÃO 10" },
    ];
    const whole = cartItem({ size: "GG" });
    expect(readStoredCart(stored([...broken, whole]))).toEqual([whole]);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.7, 2],
    ["4", 4],
    ["muitas", 1],
    [1000, 99],
    [undefined, 1],
  ])("reads the quantity %s as %d", (quantity, expected) => {
    expect(readStoredCart(stored([{ ...cartItem(), quantity }]))).toEqual([cartItem({ quantity: expected })]);
  });

  it("joins two lines of the same shirt", () => {
    expect(readStoredCart(stored([cartItem(), cartItem()]))).toEqual([cartItem({ quantity: 2 })]);
  });
});
