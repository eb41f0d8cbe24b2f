import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newMethod } from "../delivery/delivery-fixture.ts";
import { quoteOrder } from "./quote.ts";
import { goodsOnly, lineOf, selling, shirt } from "./quote-fixture.ts";
import { soldLines } from "./quote-lines.ts";

/** The long form: PROPERTY_RUNS=100000 npx vitest run --project unit src/domain/orders/quote.test.ts */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 200);

type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

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
      preparationDays: null,
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
    const agreed = { ...goodsOnly, delivery: { kind: "agreed" as const, delivery } };
    expect(quoteOrder([lineOf()], selling(), agreed)).toMatchObject({
      totalCents: 28_990 + 1500,
      hasChanges: false,
      delivery: { chosen: delivery },
    });
  });
});
