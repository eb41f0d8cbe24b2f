import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longSleeves, offered, patch } from "../options/option-fixture.ts";
import { shirtPrint } from "../print/print-fixture.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { quoteOrder } from "./quote.ts";
import { goodsOnly, lineOf, SURCHARGE, selling, shirt } from "./quote-fixture.ts";
import type { PricedProduct } from "./quote-lines.ts";

const products = selling();
const grid = [
  { label: "M", surchargeCents: 0 },
  { label: "XGG", surchargeCents: 1500 },
];

describe("quoting a cart", () => {
  it("adds the surcharge to each customised unit", () => {
    const quote = quoteOrder(
      [lineOf({ quantity: 2, customization: { name: "JOÃO", number: "10" } })],
      products,
      goodsOnly,
    );
    expect(quote).toMatchObject({ totalCents: 2 * 30990, hasChanges: false });
  });

  it("has the print settings of a customised shirt, and none for a plain one", () => {
    const customization = { name: "JOÃO", number: "10" };
    const { lines } = quoteOrder([lineOf({ customization }), lineOf()], products, goodsOnly);
    expect(lines.map(({ print }) => print)).toEqual([shirtPrint, null]);
  });

  it("names what a unit cost before an offer, with the surcharge of a customised one", () => {
    const onOffer = selling({ formerPriceCents: 34990 });
    const customization = { name: "JOÃO", number: "10" };
    const { lines, totalCents } = quoteOrder([lineOf(), lineOf({ customization })], onOffer, goodsOnly);
    expect(lines.map(({ formerUnitPriceCents }) => formerUnitPriceCents)).toEqual([34990, 36990]);
    expect(totalCents).toBe(28990 + 30990);
  });

  it("ignores what the browser claims a shirt costs, and says that it differs", () => {
    const quote = quoteOrder([lineOf({ price: 0.01 })], products, goodsOnly);
    expect(quote).toMatchObject({ totalCents: 28990, hasChanges: true, lines: [{ change: "price" }] });
  });

  it("accepts the price that the shopper saw", () => {
    expect(quoteOrder([lineOf({ price: 289.9 })], products, goodsOnly).hasChanges).toBe(false);
  });

  it("flags a product that is gone and leaves it out of the total", () => {
    const quote = quoteOrder([lineOf(), lineOf({ id: "p2" })], products, goodsOnly);
    expect(quote).toMatchObject({ totalCents: 28990, lines: [{ change: "none" }, { change: "gone" }] });
  });

  it("adds what the size costs more, to the price before an offer, too", () => {
    const quote = quoteOrder(
      [lineOf({ size: "XGG", quantity: 2 })],
      selling({ sizes: grid, formerPriceCents: 34990 }),
      goodsOnly,
    );
    expect(quote).toMatchObject({
      totalCents: 2 * (28990 + 1500),
      lines: [{ unitPriceCents: 30490, formerUnitPriceCents: 36490, basePriceCents: 28990, sizes: grid }],
    });
  });

  it("flags a size that the product does not have, and leaves it out of the total", () => {
    const quote = quoteOrder(
      [lineOf({ size: "XGG" }), lineOf({ size: "GG" })],
      selling({ sizes: grid }),
      goodsOnly,
    );
    expect(quote).toMatchObject({
      totalCents: 30490,
      hasChanges: true,
      lines: [{ change: "none" }, { change: "size" }],
    });
    expect(quoteOrder([lineOf({ size: "XGG" })], products, goodsOnly).lines[0]).toMatchObject({
      change: "size",
    });
  });

  const counted = (units: number, changes: Partial<PricedProduct> = {}) =>
    selling({ counted: { M: units }, ...changes });

  it("flags all lines of a size of which there is less than they want, and says how much there is", () => {
    const lines = [lineOf({ quantity: 2 }), lineOf({ customization: { name: "ANA", number: "7" } })];
    expect(quoteOrder(lines, counted(2), goodsOnly)).toMatchObject({
      totalCents: 0,
      hasChanges: true,
      lines: [
        { change: "stock", available: 2 },
        { change: "stock", available: 2 },
      ],
    });
    expect(quoteOrder(lines, counted(3), goodsOnly).hasChanges).toBe(false);
    expect(quoteOrder([lineOf({ size: "G", quantity: 99 })], counted(0), goodsOnly).hasChanges).toBe(false);
  });

  it("asks whether a made-to-order shirt may take that long, unless the shopper has seen it", () => {
    const leadTime = { minDays: 15, maxDays: 25 };
    const quote = (lead_days?: number) =>
      quoteOrder([lineOf({ quantity: 2, lead_days })], counted(1, { leadTime }), goodsOnly);
    expect(quote()).toMatchObject({ totalCents: 2 * 28990, lines: [{ change: "lead_time", leadTime }] });
    expect(quote(20).hasChanges).toBe(true);
    expect([quote(25).hasChanges, quote(30).hasChanges]).toEqual([false, false]);
    expect(quoteOrder([lineOf()], counted(1, { leadTime }), goodsOnly).lines[0]).not.toHaveProperty(
      "leadTime",
    );
  });

  const printed = { name: "FERNANDINHO", number: "10" };
  const withRules = (changes: object) =>
    new Map([
      [
        shirt.id,
        { ...shirt, printRules: { isRefused: false, priceCents: null, maxLetters: null, ...changes } },
      ],
    ]);

  it("takes a product's own price of a name and number, also if that is nothing", () => {
    const price = (priceCents: number | null) =>
      quoteOrder([lineOf({ customization: printed })], withRules({ priceCents }), goodsOnly).totalCents;
    expect([price(3500), price(0), price(null)]).toEqual([28990 + 3500, 28990, 28990 + SURCHARGE]);
  });

  it.each([
    ["a product that takes none", { isRefused: true }, "print"],
    ["a name longer than the product takes", { maxLetters: 10 }, "print"],
    ["a name that just fits", { maxLetters: 11 }, "none"],
  ])("checks the print: %s", (_, changes, change) => {
    const { lines } = quoteOrder(
      [lineOf({ customization: printed }), lineOf()],
      withRules(changes),
      goodsOnly,
    );
    expect(lines.map((one) => one.change)).toEqual([change, "none"]);
  });

  const withOptions = (options = offered()) => selling({ options });

  it("adds what the options cost, to the price before an offer, too", () => {
    const onOffer = selling({ formerPriceCents: 34990, options: offered() });
    const options = [longSleeves.id, patch.id];
    const { lines, totalCents, hasChanges } = quoteOrder(
      [lineOf({ options, quantity: 2 })],
      onOffer,
      goodsOnly,
    );
    expect([totalCents, hasChanges]).toEqual([2 * (28990 + 2500 + 1500), false]);
    expect(lines[0]).toMatchObject({ formerUnitPriceCents: 34990 + 4000, options: [patch, longSleeves] });
  });

  it.each([
    ["one that the product does not have", withOptions(), ["other"]],
    ["any of a product without options", products, [patch.id]],
    ["more than the product takes", withOptions(offered({ max: 1 })), [patch.id, longSleeves.id]],
    [
      "some that exclude each other",
      withOptions(offered({ oneOf: [[patch.id, longSleeves.id]] })),
      [patch.id, longSleeves.id],
    ],
  ])("sells no shirt with options that it cannot have: %s", (_, catalogue, options) => {
    const { lines, totalCents } = quoteOrder([lineOf({ options }), lineOf()], catalogue, goodsOnly);
    expect([lines.map((one) => one.change), totalCents]).toEqual([["options", "none"], 28990]);
  });

  it("takes lines with other options from the same units", () => {
    const catalogue = selling({ options: offered(), counted: { M: 1 } });
    const { lines } = quoteOrder([lineOf({ options: [patch.id] }), lineOf()], catalogue, goodsOnly);
    expect(lines.map((one) => one.change)).toEqual(["stock", "stock"]);
  });

  it("names no sizes, rules and options of a product without its own", () => {
    expect(quoteOrder([lineOf()], products, goodsOnly).lines[0]).not.toHaveProperty("sizes");
    expect(quoteOrder([lineOf()], products, goodsOnly).lines[0]).not.toHaveProperty("printRules");
    expect(quoteOrder([lineOf()], products, goodsOnly).lines[0]).not.toHaveProperty("options");
    expect(quoteOrder([lineOf()], products, goodsOnly).lines[0]).not.toHaveProperty("offered");
  });

  it("always totals its own lines, whatever the browser claims", () => {
    const anyLine = fc.record({
      id: fc.constantFrom("p1", "p2"),
      size: fc.constantFrom(...standardLabels),
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
        expect(quoteOrder(lines, products, goodsOnly).totalCents).toBe(expected);
      }),
    );
  });
});
