import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer, OfferBenefit } from "../offers/offer.ts";
import { newOffer } from "../offers/offer-fixture.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { soldLines } from "./quote-lines.ts";
import { quoteWith } from "./quote-offers-fixture.ts";

/** The long form: PROPERTY_RUNS=100000 npx vitest run --project unit src/domain/orders/quote-offers-properties.test.ts */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 200);

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
    size: fc.constantFrom(...standardLabels),
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
    return quoteWith(order.lines, { automatic: code ? rest : all, code, ...methodId });
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
      const goods = soldLines(lines).reduce(
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
      // While the delivery is not known, one that is free is preferred to a discount of a cent.
      const isComparable = ({ benefit }: Offer) => delivery !== null || benefit.kind !== "free_delivery";
      for (const left of offersOf(order).filter((offer) => !offer.stacks && isComparable(offer))) {
        const others = offersOf(order).filter(({ id }) => id !== left.id);
        expect(priced({ ...order, hasCode: false }, others).totalCents).toBeGreaterThanOrEqual(totalCents);
      }
    });
  });
});
