import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newMethod } from "../delivery/delivery-fixture.ts";
import { longSleeves, offered, patch } from "../options/option-fixture.ts";
import { shirtPrint } from "../print/print-fixture.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import type { OrderLine } from "./order-input.ts";
import { quoteOrder } from "./quote.ts";
import { type PricedProduct, soldLines } from "./quote-lines.ts";

/** The long form: PROPERTY_RUNS=100000 npx vitest run --project unit src/domain/orders/quote.test.ts */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 200);

type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const SURCHARGE = 2000;
const rules = { surchargeCents: SURCHARGE, delivery: null, offers: null };
const shirt: PricedProduct = {
  id: "p1",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  categoryId: null,
  imageUrl: null,
  print: shirtPrint,
};
const products = new Map([[shirt.id, shirt]]);
const grid = [
  { label: "M", surchargeCents: 0 },
  { label: "XGG", surchargeCents: 1500 },
];
const withGrid = (changes: Partial<PricedProduct> = {}) =>
  new Map([[shirt.id, { ...shirt, sizes: grid, ...changes }]]);
const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  id: "p1",
  size: "M",
  quantity: 1,
  ...changes,
});

describe("quoting a cart", () => {
  it("adds the surcharge to each customised unit", () => {
    const quote = quoteOrder(
      [line({ quantity: 2, customization: { name: "JOÃO", number: "10" } })],
      products,
      rules,
    );
    expect(quote).toMatchObject({ totalCents: 2 * 30990, hasChanges: false });
  });

  it("has the print settings of a customised shirt, and none for a plain one", () => {
    const customization = { name: "JOÃO", number: "10" };
    const { lines } = quoteOrder([line({ customization }), line()], products, rules);
    expect(lines.map(({ print }) => print)).toEqual([shirtPrint, null]);
  });

  it("names what a unit cost before an offer, with the surcharge of a customised one", () => {
    const onOffer = new Map([[shirt.id, { ...shirt, formerPriceCents: 34990 }]]);
    const customization = { name: "JOÃO", number: "10" };
    const { lines, totalCents } = quoteOrder([line(), line({ customization })], onOffer, rules);
    expect(lines.map(({ formerUnitPriceCents }) => formerUnitPriceCents)).toEqual([34990, 36990]);
    expect(totalCents).toBe(28990 + 30990);
  });

  it("ignores what the browser claims a shirt costs, and says that it differs", () => {
    const quote = quoteOrder([line({ price: 0.01 })], products, rules);
    expect(quote).toMatchObject({ totalCents: 28990, hasChanges: true, lines: [{ change: "price" }] });
  });

  it("accepts the price that the shopper saw", () => {
    expect(quoteOrder([line({ price: 289.9 })], products, rules).hasChanges).toBe(false);
  });

  it("flags a product that is gone and leaves it out of the total", () => {
    const quote = quoteOrder([line(), line({ id: "p2" })], products, rules);
    expect(quote).toMatchObject({ totalCents: 28990, lines: [{ change: "none" }, { change: "gone" }] });
  });

  it("adds what the size costs more, to the price before an offer, too", () => {
    const quote = quoteOrder(
      [line({ size: "XGG", quantity: 2 })],
      withGrid({ formerPriceCents: 34990 }),
      rules,
    );
    expect(quote).toMatchObject({
      totalCents: 2 * (28990 + 1500),
      lines: [{ unitPriceCents: 30490, formerUnitPriceCents: 36490, basePriceCents: 28990, sizes: grid }],
    });
  });

  it("flags a size that the product does not have, and leaves it out of the total", () => {
    const quote = quoteOrder([line({ size: "XGG" }), line({ size: "GG" })], withGrid(), rules);
    expect(quote).toMatchObject({
      totalCents: 30490,
      hasChanges: true,
      lines: [{ change: "none" }, { change: "size" }],
    });
    expect(quoteOrder([line({ size: "XGG" })], products, rules).lines[0]).toMatchObject({ change: "size" });
  });

  const counted = (units: number, changes: Partial<PricedProduct> = {}) =>
    new Map([[shirt.id, { ...shirt, counted: { M: units }, ...changes }]]);

  it("flags all lines of a size of which there is less than they want, and says how much there is", () => {
    const lines = [line({ quantity: 2 }), line({ customization: { name: "ANA", number: "7" } })];
    expect(quoteOrder(lines, counted(2), rules)).toMatchObject({
      totalCents: 0,
      hasChanges: true,
      lines: [
        { change: "stock", available: 2 },
        { change: "stock", available: 2 },
      ],
    });
    expect(quoteOrder(lines, counted(3), rules).hasChanges).toBe(false);
    expect(quoteOrder([line({ size: "G", quantity: 99 })], counted(0), rules).hasChanges).toBe(false);
  });

  it("asks whether a made-to-order shirt may take that long, unless the shopper has seen it", () => {
    const leadTime = { minDays: 15, maxDays: 25 };
    const quote = (lead_days?: number) =>
      quoteOrder([line({ quantity: 2, lead_days })], counted(1, { leadTime }), rules);
    expect(quote()).toMatchObject({ totalCents: 2 * 28990, lines: [{ change: "lead_time", leadTime }] });
    expect(quote(20).hasChanges).toBe(true);
    expect([quote(25).hasChanges, quote(30).hasChanges]).toEqual([false, false]);
    expect(quoteOrder([line()], counted(1, { leadTime }), rules).lines[0]).not.toHaveProperty("leadTime");
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
      quoteOrder([line({ customization: printed })], withRules({ priceCents }), rules).totalCents;
    expect([price(3500), price(0), price(null)]).toEqual([28990 + 3500, 28990, 28990 + SURCHARGE]);
  });

  it.each([
    ["a product that takes none", { isRefused: true }, "print"],
    ["a name longer than the product takes", { maxLetters: 10 }, "print"],
    ["a name that just fits", { maxLetters: 11 }, "none"],
  ])("checks the print: %s", (_, changes, change) => {
    const { lines } = quoteOrder([line({ customization: printed }), line()], withRules(changes), rules);
    expect(lines.map((one) => one.change)).toEqual([change, "none"]);
  });

  const withOptions = (options = offered()) => new Map([[shirt.id, { ...shirt, options }]]);

  it("adds what the options cost, to the price before an offer, too", () => {
    const onOffer = new Map([[shirt.id, { ...shirt, formerPriceCents: 34990, options: offered() }]]);
    const options = [longSleeves.id, patch.id];
    const { lines, totalCents, hasChanges } = quoteOrder([line({ options, quantity: 2 })], onOffer, rules);
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
    const { lines, totalCents } = quoteOrder([line({ options }), line()], catalogue, rules);
    expect([lines.map((one) => one.change), totalCents]).toEqual([["options", "none"], 28990]);
  });

  it("takes lines with other options from the same units", () => {
    const catalogue = new Map([[shirt.id, { ...shirt, options: offered(), counted: { M: 1 } }]]);
    const { lines } = quoteOrder([line({ options: [patch.id] }), line()], catalogue, rules);
    expect(lines.map((one) => one.change)).toEqual(["stock", "stock"]);
  });

  it("names no sizes, rules and options of a product without its own", () => {
    expect(quoteOrder([line()], products, rules).lines[0]).not.toHaveProperty("sizes");
    expect(quoteOrder([line()], products, rules).lines[0]).not.toHaveProperty("printRules");
    expect(quoteOrder([line()], products, rules).lines[0]).not.toHaveProperty("options");
    expect(quoteOrder([line()], products, rules).lines[0]).not.toHaveProperty("offered");
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
        expect(quoteOrder(lines, products, rules).totalCents).toBe(expected);
      }),
    );
  });
});

describe("quoting an order with its delivery", () => {
  const anyLine = fc.record({
    id: fc.constantFrom("p1", "p2", "gone"),
    size: fc.constantFrom("M", "GG", "XGG"),
    quantity: fc.integer({ min: 1, max: 99 }),
    customization: fc.option(fc.constant({ name: "ANA", number: "7" })),
    options: fc.option(fc.subarray(["a", "b", "c", "gone"]), { nil: undefined }),
  });
  const anyOptions = fc.record({
    choices: fc
      .tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000))
      .map((prices) =>
        prices.map((priceCents, index) => ({ id: ["a", "b", "c"][index] ?? "", name: "Opção", priceCents })),
      ),
    max: fc.option(fc.integer({ min: 1, max: 3 })),
    oneOf: fc.array(fc.subarray(["a", "b", "c"], { minLength: 2 }), { maxLength: 1 }),
  });
  const anyGrid = fc.uniqueArray(
    fc.record({ label: fc.constantFrom("M", "GG", "XGG"), surchargeCents: fc.nat(5000) }),
    { selector: ({ label }) => label, minLength: 1 },
  );
  const anyMethod = fc.record({
    id: fc.constantFrom("pac", "sedex", "motoboy"),
    freeFromCents: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
    freeFromUnits: fc.option(fc.integer({ min: 1, max: 50 })),
    rates: fc.array(
      fc.record({
        priceCents: fc.nat(20_000),
        days: fc.nat(30),
        upToGrams: fc.option(fc.integer({ min: 1, max: 50_000 })),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    prices: fc.tuple(fc.nat(100_000), fc.nat(100_000)),
    sizes: fc.option(anyGrid, { nil: undefined }),
    printRules: fc.option(
      fc.record({
        isRefused: fc.boolean(),
        priceCents: fc.option(fc.nat(5000)),
        maxLetters: fc.option(fc.integer({ min: 1, max: 15 })),
      }),
      { nil: undefined },
    ),
    counted: fc.option(
      fc.dictionary(fc.constantFrom("M", "GG", "XGG"), fc.nat(200), { noNullPrototype: true }),
      { nil: undefined },
    ),
    leadTime: fc.option(fc.constant({ minDays: 15, maxDays: 25 }), { nil: undefined }),
    options: fc.option(anyOptions, { nil: undefined }),
    surchargeCents: fc.nat(5000),
    methods: fc.uniqueArray(anyMethod, { selector: ({ id }) => id, maxLength: 3 }),
    choice: fc.option(
      fc.record({ methodId: fc.constantFrom("pac", "sedex", "other"), priceCents: fc.nat(20_000) }),
    ),
  });
  const now = new Date("2026-11-17T15:00:00Z");

  function quote({
    lines,
    prices,
    sizes,
    printRules,
    counted,
    leadTime,
    options,
    surchargeCents,
    methods,
    choice,
  }: Values<typeof anyOrder>) {
    const catalogue = prices.map((priceCents, index) => ({
      ...shirt,
      id: `p${index + 1}`,
      priceCents,
      ...(index === 1 && { sizes, printRules, counted, leadTime, options }),
    }));
    const delivery = {
      kind: "offered" as const,
      methods: methods.map(newMethod),
      shirtGrams: 300,
      choice,
      now,
    };
    return quoteOrder(lines, new Map(catalogue.map((one) => [one.id, one])), {
      surchargeCents,
      delivery,
      offers: null,
    });
  }

  const check = (property: (order: Values<typeof anyOrder>) => void) =>
    fc.assert(fc.property(anyOrder, property), { numRuns });

  it("sums its lines and its delivery to the cent", () => {
    check((order) => {
      const { lines, delivery, totalCents } = quote(order);
      const goods = soldLines(lines).reduce((sum, one) => sum + one.unitPriceCents * one.quantity, 0);
      expect(totalCents).toBe(goods + (delivery?.chosen?.priceCents ?? 0));
      expect(Number.isSafeInteger(totalCents) && totalCents >= 0).toBe(true);
    });
  });

  it("asks for each shirt exactly the shirt, its size, its options and its print", () => {
    check((order) => {
      for (const one of soldLines(quote(order).lines)) {
        const isSecond = one.id === "p2";
        const size = isSecond ? order.sizes?.find(({ label }) => label === one.size) : undefined;
        const print = (isSecond ? order.printRules?.priceCents : null) ?? order.surchargeCents;
        const options = (one.options ?? []).reduce((sum, { priceCents }) => sum + priceCents, 0);
        const rest = one.unitPriceCents - one.basePriceCents - (size?.surchargeCents ?? 0) - options;
        expect(rest).toBe(one.customization ? print : 0);
      }
    });
  });

  it("is the same in any order of its lines", () => {
    check((order) => {
      const { delivery, totalCents } = quote(order);
      const reversed = quote({ ...order, lines: order.lines.toReversed() });
      expect(reversed).toMatchObject({ delivery, totalCents });
    });
  });

  it("never sells more units of a size than there are, unless they are made to order", () => {
    check((order) => {
      const { lines, hasChanges } = quote(order);
      for (const [size, units] of Object.entries(order.counted ?? {})) {
        const wanted = lines.filter((one) => one.id === "p2" && one.size === size);
        const sold = soldLines(wanted).reduce((sum, one) => sum + one.quantity, 0);
        if (sold <= units) continue;
        expect(order.leadTime).toBeDefined();
        // Nobody has seen a lead time in these orders.
        expect([hasChanges, wanted[0]?.leadTime]).toEqual([true, order.leadTime]);
      }
    });
  });

  it("takes only what is offered, and only at the price that was seen", () => {
    check((order) => {
      const { delivery, hasChanges } = quote(order);
      const offered = delivery?.options.find(({ methodId }) => methodId === order.choice?.methodId);
      expect(delivery?.chosen).toEqual(offered ?? null);
      if (offered && offered.priceCents !== order.choice?.priceCents) expect(hasChanges).toBe(true);
      if (!order.choice && delivery?.options.length) expect(hasChanges).toBe(true);
    });
  });

  it("has the delivery that was agreed on, whatever is offered", () => {
    const delivery = { name: "Motoboy", priceCents: 1500, days: 1 };
    const agreed = { ...rules, delivery: { kind: "agreed" as const, delivery } };
    expect(quoteOrder([line()], products, agreed)).toMatchObject({
      totalCents: 28_990 + 1500,
      hasChanges: false,
      delivery: { chosen: delivery },
    });
  });
});
