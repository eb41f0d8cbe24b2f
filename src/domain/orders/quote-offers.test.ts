import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizes } from "../catalog/sizes.ts";
import { newMethod } from "../delivery/delivery-fixture.ts";
import type { Offer, OfferBenefit } from "../offers/offer.ts";
import { newOffer } from "../offers/offer-fixture.ts";
import type { OrderLine } from "./order-input.ts";
import { quoteOrder } from "./quote.ts";
import type { PricedProduct } from "./quote-lines.ts";
import type { OfferRules } from "./quote-offers.ts";

/** The long form: PROPERTY_RUNS=100000 npx vitest run --project unit src/domain/orders/quote-offers.test.ts */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 200);

const SURCHARGE = 2000;
const now = new Date("2026-11-17T15:00:00Z");
const product = (id: string, priceCents: number, categoryId = "selecoes"): PricedProduct => ({
  id,
  name: id,
  priceCents,
  formerPriceCents: null,
  categoryId,
  imageUrl: null,
  print: null,
});
const catalogue = new Map(
  [product("cara", 30_000), product("media", 20_000), product("barata", 10_000, "retro")].map((one) => [
    one.id,
    one,
  ]),
);
const line = (id: string, quantity = 1, isPrinted = false): OrderLine => ({
  id,
  size: "M",
  quantity,
  ...(isPrinted && { customization: { name: "ANA", number: "7" } }),
});
const pac = newMethod({ id: "pac", rates: [{ priceCents: 1800, days: 5 }] });
const sedex = newMethod({ id: "sedex", rates: [{ priceCents: 3000, days: 2 }] });

interface Given extends Partial<OfferRules> {
  methodId?: string;
}

function quote(lines: readonly OrderLine[], { methodId, ...rules }: Given) {
  const choice = methodId === undefined ? null : { methodId, priceCents: 0 };
  return quoteOrder(lines, catalogue, {
    surchargeCents: SURCHARGE,
    offers: { automatic: [], code: null, seenCents: undefined, ...rules },
    delivery:
      methodId === undefined
        ? null
        : { kind: "offered", methods: [pac, sedex], shirtGrams: 300, choice, now },
  });
}

const giving = (benefit: OfferBenefit, changes: Partial<Offer> = {}) => newOffer({ benefit, ...changes });
const discountOf = (lines: readonly OrderLine[], ...automatic: Offer[]) =>
  quote(lines, { automatic }).offers?.discountCents;

describe("what an offer takes off", () => {
  it("is a percentage of shirt and print", () => {
    expect(discountOf([line("cara", 1, true)], giving({ kind: "percent", percent: 10 }))).toBe(3200);
  });

  it("is an amount, but never more than the goods cost", () => {
    expect(discountOf([line("barata")], giving({ kind: "amount", cents: 2500 }))).toBe(2500);
    expect(discountOf([line("barata")], giving({ kind: "amount", cents: 99_900 }))).toBe(10_000);
  });

  it("is the cheapest shirt of each full group, whose print is still paid", () => {
    const bundle = giving({ kind: "bundle", take: 3, pay: 2 });
    expect(discountOf([line("cara"), line("media"), line("barata", 1, true)], bundle)).toBe(10_000);
    expect(discountOf([line("cara", 5), line("barata")], bundle)).toBe(10_000 + 30_000);
    expect(discountOf([line("cara", 2)], bundle)).toBe(0);
  });

  it("grows by the number of shirts, in percent or as a price for each", () => {
    const steps = [
      { units: 2, percent: 5 },
      { units: 4, percent: 10 },
    ];
    const byPercent = giving({ kind: "quantity", steps });
    expect([1, 2, 3, 4].map((units) => discountOf([line("media", units)], byPercent))).toEqual([
      0, 2000, 3000, 8000,
    ]);
    const byPrice = giving({ kind: "quantity", steps: [{ units: 3, unitCents: 15_000 }] });
    expect(discountOf([line("media", 2, true), line("barata")], byPrice)).toBe(2 * 5000);
  });

  it("concerns only the categories that it names", () => {
    const onRetro = giving({ kind: "percent", percent: 50 }, { categoryIds: ["retro"] });
    const { lines } = quote([line("cara"), line("barata")], { automatic: [onRetro] });
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([0, 5000]);
  });

  it("is nothing below the minimum, which counts the goods that it concerns", () => {
    const offer = giving({ kind: "percent", percent: 10 }, { minimumCents: 20_000, categoryIds: ["retro"] });
    expect(discountOf([line("cara"), line("barata")], offer)).toBe(0);
    expect(discountOf([line("barata", 2)], offer)).toBe(2000);
  });

  it("leaves out what is no longer sold", () => {
    expect(discountOf([line("gone", 5), line("barata")], giving({ kind: "bundle", take: 3, pay: 2 }))).toBe(
      0,
    );
  });
});

describe("several offers", () => {
  const small = giving({ kind: "percent", percent: 5 }, { id: "a" });
  const large = giving({ kind: "percent", percent: 20 }, { id: "b" });

  it("give the best one alone", () => {
    const { offers } = quote([line("barata")], { automatic: [small, large] });
    expect(offers?.applied.map(({ offer }) => offer.id)).toEqual(["b"]);
  });

  it("add the ones that stack, each on what the others leave", () => {
    const stacking = giving({ kind: "amount", cents: 1000 }, { id: "c", stacks: true });
    const { offers } = quote([line("barata")], { automatic: [small, large, stacking] });
    expect(offers?.applied.map(({ offer, cents }) => [offer.id, cents])).toEqual([
      ["b", 2000],
      ["c", 1000],
    ]);
  });

  it("prefer what makes the whole order cheaper, free delivery included", () => {
    const free = giving({ kind: "free_delivery" }, { id: "f" });
    const order = (methodId: string) => quote([line("barata")], { automatic: [small, free], methodId });
    expect(order("pac")).toMatchObject({ totalCents: 10_000, delivery: { chosen: { priceCents: 0 } } });
    expect(order("sedex")).toMatchObject({ totalCents: 9500 + 3000, offers: { isDeliveryFree: false } });
  });

  it("give a free delivery before its price is known, but not instead of a discount", () => {
    const free = giving({ kind: "free_delivery" }, { id: "f" });
    expect(quote([line("barata")], { automatic: [free] }).offers?.isDeliveryFree).toBe(true);
    expect(quote([line("barata")], { automatic: [small, free] }).offers?.isDeliveryFree).toBe(false);
  });

  it("make the cheapest delivery free and no other", () => {
    const free = giving({ kind: "free_delivery" });
    const { delivery } = quote([line("barata")], { automatic: [free], methodId: "pac" });
    expect(delivery?.options.map(({ methodId, priceCents }) => [methodId, priceCents])).toEqual([
      ["pac", 0],
      ["sedex", 3000],
    ]);
  });
});

describe("a code", () => {
  const coded = giving({ kind: "percent", percent: 10 }, { id: "code", code: "GOL10" });
  const typed = (offer: Offer | null) => ({ code: { text: "GOL10", offer } });

  it("gives its offer", () => {
    const { offers, hasChanges } = quote([line("barata")], typed(coded));
    expect(offers).toMatchObject({ discountCents: 1000, code: { state: "applied" } });
    expect(hasChanges).toBe(false);
  });

  it("that opens nothing must be accepted as such before ordering", () => {
    const { offers, hasChanges } = quote([line("barata")], typed(null));
    expect(offers).toMatchObject({ discountCents: 0, code: { state: "refused" }, change: "code" });
    expect(hasChanges).toBe(true);
  });

  it("says what is missing for its minimum", () => {
    const { offers } = quote([line("barata")], typed({ ...coded, minimumCents: 15_000 }));
    expect(offers).toMatchObject({ code: { state: "minimum", missing: { lacks: { cents: 5000 } } } });
  });

  it("below its minimum is no obstacle for whoever saw the total without it", () => {
    const below = typed({ ...coded, minimumCents: 15_000 });
    expect(quote([line("barata")], below).hasChanges).toBe(true);
    expect(quote([line("barata")], { ...below, seenCents: 0 }).hasChanges).toBe(false);
  });

  it("is kept for another time where the shop gives as much by itself", () => {
    const automatic = [giving({ kind: "percent", percent: 10 }, { id: "z" })];
    const { offers, hasChanges } = quote([line("barata")], { automatic, ...typed(coded) });
    expect(offers).toMatchObject({ discountCents: 1000, code: { state: "weaker" } });
    expect(hasChanges).toBe(false);
  });

  it("joins the shop's own offer if it stacks", () => {
    const automatic = [giving({ kind: "percent", percent: 10 }, { id: "z" })];
    const { offers } = quote([line("barata")], { automatic, ...typed({ ...coded, stacks: true }) });
    expect(offers).toMatchObject({ discountCents: 1000 + 900, code: { state: "applied" } });
  });
});

describe("paying by Pix", () => {
  const pix = (percent: number) => giving({ kind: "pix", percent }, { id: `pix${percent}` });

  it("costs less than the total by the best of its discounts, on what the goods cost then", () => {
    const automatic = [pix(5), pix(10), giving({ kind: "percent", percent: 50 }, { id: "half" })];
    const { offers, totalCents } = quote([line("barata")], { automatic, methodId: "pac" });
    expect(totalCents).toBe(5000 + 1800);
    expect(offers?.pixDiscountCents).toBe(500);
  });
});

describe("a discount that was seen", () => {
  const rules = { automatic: [giving({ kind: "percent", percent: 10 })] };

  it("is given", () => {
    expect(quote([line("barata")], { ...rules, seenCents: 1000 }).hasChanges).toBe(false);
  });

  it("must be accepted anew if it is another now", () => {
    const { offers, hasChanges } = quote([line("barata")], { ...rules, seenCents: 1500 });
    expect([offers?.change, hasChanges]).toEqual(["discount", true]);
  });
});

describe("any order with offers", () => {
  const percent = fc.integer({ min: 1, max: 100 });
  const anyStep = fc.oneof(
    fc.record({ units: fc.integer({ min: 2, max: 20 }), percent }),
    fc.record({ units: fc.integer({ min: 2, max: 20 }), unitCents: fc.nat(40_000) }),
  );
  const anyBenefit: fc.Arbitrary<OfferBenefit> = fc.oneof(
    fc.record({ kind: fc.constant("percent" as const), percent }),
    fc.record({ kind: fc.constant("pix" as const), percent }),
    fc.record({ kind: fc.constant("amount" as const), cents: fc.integer({ min: 1, max: 9_999_999 }) }),
    fc.constant({ kind: "free_delivery" as const }),
    fc
      .tuple(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }))
      .map(([take, pay]) => ({ kind: "bundle" as const, take, pay: Math.min(pay, take - 1) })),
    fc.record({
      kind: fc.constant("quantity" as const),
      steps: fc.array(anyStep, { minLength: 1, maxLength: 3 }),
    }),
  );
  const anyOffer = fc.record({
    benefit: anyBenefit,
    categoryIds: fc.subarray(["selecoes", "retro", "outra"]),
    minimumCents: fc.option(fc.integer({ min: 1, max: 200_000 })),
    stacks: fc.boolean(),
  });
  const anyLine = fc.record({
    id: fc.constantFrom("cara", "media", "barata", "gone"),
    size: fc.constantFrom(...sizes),
    quantity: fc.integer({ min: 1, max: 30 }),
    customization: fc.option(fc.constant({ name: "ANA", number: "7" })),
  });
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 6 }),
    offers: fc.array(anyOffer, { maxLength: 5 }),
    hasCode: fc.boolean(),
    methodId: fc.option(fc.constantFrom("pac", "sedex", "other"), { nil: undefined }),
  });
  type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
  type AnyOrder = Values<typeof anyOrder>;

  const offersOf = ({ offers }: AnyOrder) =>
    offers.map((one, index) => newOffer({ ...one, id: `offer${index}` }));

  function priced(order: AnyOrder, all = offersOf(order)) {
    const [first, ...rest] = all;
    const code = order.hasCode && first ? { text: "GOL", offer: { ...first, code: "GOL" } } : null;
    const methodId = order.methodId === undefined ? {} : { methodId: order.methodId };
    return quote(order.lines, { automatic: code ? rest : all, code, ...methodId });
  }

  const check = (property: (order: AnyOrder) => void) =>
    fc.assert(fc.property(anyOrder, property), { numRuns });

  it("takes off each line no more than it costs, and nothing of what is gone", () => {
    check((order) => {
      for (const { unitPriceCents, quantity, discountCents } of priced(order).lines) {
        expect(Number.isSafeInteger(discountCents)).toBe(true);
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(unitPriceCents * quantity);
      }
    });
  });

  it("sums lines, discounts and delivery to the total, and offers to the discount", () => {
    check((order) => {
      const { lines, offers, delivery, totalCents } = priced(order);
      const goods = lines.reduce(
        (sum, one) => sum + one.unitPriceCents * one.quantity - one.discountCents,
        0,
      );
      expect(totalCents).toBe(goods + (delivery?.chosen?.priceCents ?? 0));
      const named = offers?.applied.reduce((sum, { cents }) => sum + cents, 0);
      expect(named).toBe(offers?.discountCents);
      expect(offers?.pixDiscountCents).toBeLessThanOrEqual(goods);
    });
  });

  it("costs the same in any order of its lines and of the shop's offers", () => {
    check((order) => {
      const reversed = priced({ ...order, lines: order.lines.toReversed() });
      const { lines, offers, totalCents } = priced(order);
      expect(reversed.totalCents).toBe(totalCents);
      expect(reversed.offers?.pixDiscountCents).toBe(offers?.pixDiscountCents);
      const discounts = (all: typeof lines) =>
        all
          .map((one) =>
            JSON.stringify([one.id, one.size, one.quantity, one.customization, one.discountCents]),
          )
          .sort();
      expect(discounts(reversed.lines)).toEqual(discounts(lines));
      if (!order.hasCode) {
        expect(priced(order, offersOf(order).toReversed()).totalCents).toBe(totalCents);
      }
    });
  });

  it("is never cheaper with one offer less of those of which only the best is given", () => {
    check((order) => {
      const { totalCents, delivery } = priced(order);
      if (delivery && !delivery.chosen) return;
      for (const left of offersOf(order).filter(({ stacks }) => !stacks)) {
        const others = offersOf(order).filter(({ id }) => id !== left.id);
        expect(priced({ ...order, hasCode: false }, others).totalCents).toBeGreaterThanOrEqual(totalCents);
      }
    });
  });
});
