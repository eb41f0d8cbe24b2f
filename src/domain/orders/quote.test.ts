import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizes } from "../catalog/sizes.ts";
import { shirtPrint } from "../print/print-fixture.ts";
import type { OrderLine } from "./order-input.ts";
import { type PricedProduct, quoteLines } from "./quote.ts";

const SURCHARGE = 2000;
const shirt: PricedProduct = {
  id: "p1",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  imageUrl: null,
  print: shirtPrint,
};
const products = new Map([[shirt.id, shirt]]);
const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  id: "p1",
  size: "M",
  quantity: 1,
  ...changes,
});

describe("quoting a cart", () => {
  it("adds the surcharge to each customised unit", () => {
    const quote = quoteLines(
      [line({ quantity: 2, customization: { name: "JOÃO", number: "10" } })],
      products,
      SURCHARGE,
    );
    expect(quote).toMatchObject({ totalCents: 2 * 30990, hasChanges: false });
  });

  it("has the print settings of a customised shirt, and none for a plain one", () => {
    const customization = { name: "JOÃO", number: "10" };
    const { lines } = quoteLines([line({ customization }), line()], products, SURCHARGE);
    expect(lines.map(({ print }) => print)).toEqual([shirtPrint, null]);
  });

  it("names what a unit cost before an offer, with the surcharge of a customised one", () => {
    const onOffer = new Map([[shirt.id, { ...shirt, formerPriceCents: 34990 }]]);
    const customization = { name: "JOÃO", number: "10" };
    const { lines, totalCents } = quoteLines([line(), line({ customization })], onOffer, SURCHARGE);
    expect(lines.map(({ formerUnitPriceCents }) => formerUnitPriceCents)).toEqual([34990, 36990]);
    expect(totalCents).toBe(28990 + 30990);
  });

  it("ignores what the browser claims a shirt costs, and says that it differs", () => {
    const quote = quoteLines([line({ price: 0.01 })], products, SURCHARGE);
    expect(quote).toMatchObject({ totalCents: 28990, hasChanges: true, lines: [{ change: "price" }] });
  });

  it("accepts the price that the shopper saw", () => {
    expect(quoteLines([line({ price: 289.9 })], products, SURCHARGE).hasChanges).toBe(false);
  });

  it("flags a product that is gone and leaves it out of the total", () => {
    const quote = quoteLines([line(), line({ id: "p2" })], products, SURCHARGE);
    expect(quote).toMatchObject({ totalCents: 28990, lines: [{ change: "none" }, { change: "gone" }] });
  });

  it("always totals its own lines, whatever the browser claims", () => {
    const anyLine = fc.record({
      id: fc.constantFrom("p1", "p2"),
      size: fc.constantFrom(...sizes),
      quantity: fc.integer({ min: 1, max: 99 }),
      customization: fc.option(fc.constant({ name: "ANA", number: "7" })),
      price: fc.double({ min: 0, max: 1000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const expected = lines
          .filter(({ id }) => id === "p1")
          .reduce(
            (sum, { quantity, customization }) => sum + quantity * (28990 + (customization ? SURCHARGE : 0)),
            0,
          );
        expect(quoteLines(lines, products, SURCHARGE).totalCents).toBe(expected);
      }),
    );
  });
});
