import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longSleeves, offered, patch } from "../options/option-fixture.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { type CartItem, lineKey, MAX_UNITS } from "./cart.ts";
import { anyCart, cartItem as item } from "./cart-fixture.ts";
import { countUnits } from "./cart-totals.ts";
import {
  rememberOrder,
  removeLines,
  replaceLine,
  restoreLines,
  setPrice,
  setQuantity,
} from "./change-lines.ts";
import { editItem, type LineEdit } from "./edit-item.ts";

const SURCHARGE = 2000;
const itemOf = (cart: CartItem[]) => fc.nat({ max: cart.length - 1 }).map((index) => cart[index] as CartItem);
const cartWithOne = anyCart
  .filter((cart) => cart.length > 0)
  .chain((cart) => fc.tuple(fc.constant(cart), itemOf(cart)));
const anyEdit: fc.Arbitrary<LineEdit> = fc.record({
  size: fc.constantFrom(...standardLabels),
  customization: fc.option(fc.constant({ name: "JOÃO", number: "10" }), { nil: undefined }),
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
});

describe("an edited line", () => {
  const printed = { name: "ZÉ", number: "10" };

  it("costs the surcharge more with a print and keeps its quantity", () => {
    expect(
      editItem(item({ quantity: 3 }), { size: "G", customization: printed }, { surchargeCents: SURCHARGE }),
    ).toEqual(item({ size: "G", quantity: 3, priceCents: 30990, customization: printed }));
  });

  it("costs the surcharge less without its print", () => {
    const line = item({ priceCents: 30990, customization: printed });
    expect(editItem(line, { size: "M" }, { surchargeCents: SURCHARGE })).toEqual(item());
  });

  it("costs the same with another print", () => {
    const line = item({ customization: printed });
    const edited = editItem(
      line,
      { size: "M", customization: { name: "ANA", number: "7" } },
      { surchargeCents: SURCHARGE },
    );
    expect(edited.priceCents).toBe(line.priceCents);
  });

  it("costs what its size costs more, and what a print costs on this product", () => {
    const rules = {
      surchargeCents: SURCHARGE,
      sizes: [
        { label: "M", surchargeCents: 0 },
        { label: "XGG", surchargeCents: 1500 },
      ],
      printRules: { isRefused: false, priceCents: 3500, maxLetters: null },
    };
    const edited = editItem(item(), { size: "XGG", customization: printed }, rules);
    expect(edited.priceCents).toBe(item().priceCents + 1500 + 3500);
    expect(editItem(edited, { size: "M" }, rules)).toEqual(item());
  });

  it("costs what its options cost more, and loses those that the product does not have", () => {
    const rules = { surchargeCents: SURCHARGE, options: offered() };
    const edited = editItem(item(), { size: "M", options: [patch.id, longSleeves.id, "gone"] }, rules);
    const named = [patch, longSleeves].map(({ id, name }) => ({ id, name }));
    expect(edited).toEqual(item({ priceCents: item().priceCents + 1500 + 2500, options: named }));
    expect(editItem(edited, { size: "M" }, rules)).toEqual(item());
  });

  it("keeps its place", () => {
    const cart = [item(), item({ size: "G" }), item({ size: "P" })];
    const next = item({ size: "GG" });
    expect(replaceLine(cart, lineKey(item({ size: "G" })), next)).toEqual([cart[0], next, cart[2]]);
  });

  it("joins the line that it has become equal to", () => {
    const cart = [item({ quantity: 2 }), item({ size: "G", quantity: 3 })];
    expect(replaceLine(cart, lineKey(item({ size: "G" })), item({ quantity: 3 }))).toEqual([
      item({ quantity: 5 }),
    ]);
  });

  it("is not added again after another tab removed it", () => {
    expect(replaceLine([item()], lineKey(item({ size: "G" })), item({ size: "P" }))).toEqual([item()]);
  });

  it("never leaves two lines with the same key and, below the limit, never loses a unit", () => {
    fc.assert(
      fc.property(cartWithOne, anyEdit, ([cart, line], edit) => {
        const edited = replaceLine(cart, lineKey(line), editItem(line, edit, { surchargeCents: SURCHARGE }));
        expect(new Set(edited.map(lineKey)).size).toBe(edited.length);
        expect(countUnits(edited)).toBe(countUnits(cart));
      }),
    );
  });
});

describe("removed lines", () => {
  it("come back to their places, in whatever order their removals are undone", () => {
    const removals = anyCart.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart), fc.infiniteStream(fc.nat())),
    );
    fc.assert(
      fc.property(removals, ([cart, removed, picks]) => {
        let order: readonly string[] = [];
        let left: CartItem[] = cart;
        const undos = removed.map((line) => {
          order = rememberOrder(order, left);
          left = removeLines(left, [lineKey(line)]);
          return { line, order };
        });
        while (undos.length > 0) {
          const [undo] = undos.splice((picks.next().value ?? 0) % undos.length, 1);
          if (undo) left = restoreLines(left, [undo.line], undo.order);
        }
        expect(left).toEqual(cart);
      }),
    );
  });

  it("come back together after the cart was emptied, before what was added since", () => {
    const cart = [item(), item({ size: "G" })];
    const added = item({ size: "GG" });
    expect(restoreLines([added], cart, rememberOrder([], cart))).toEqual([...cart, added]);
  });

  it("raise the quantity of an equal line that was added since", () => {
    const cart = [item({ quantity: 2 })];
    expect(restoreLines([item()], cart, rememberOrder([], cart))).toEqual([item({ quantity: 3 })]);
  });
});
