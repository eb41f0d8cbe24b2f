import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItem } from "#domain/cart/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { subtotalCents } from "#domain/cart/cart-totals.ts";
import { newMethod } from "#domain/delivery/delivery-fixture.ts";
import { deliveryOptions, freeCheapest } from "#domain/delivery/delivery-options.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { newOffer } from "#domain/offers/offer-fixture.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { quoteOrder } from "#domain/orders/quote.ts";
import type { OffersOnDelivery } from "#domain/orders/quote-delivery.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { quoteCart } from "./quote-cart.ts";

const SURCHARGE = 2000;
const LONG_SLEEVES = { id: "mangas", name: "Manga longa", priceCents: 2550 };
const SHIRT_GRAMS = 300;
const now = new Date("2026-11-17T15:00:00Z");
const prices = { a: 19_990, b: 34_990, c: 7_777 } as const;
const categories = { a: "1", b: "2", c: "1" } as const;
const method = newMethod({ id: "pac", freeFromCents: 60_000, rates: [{ priceCents: 1890, days: 5 }] });

const anyItem = fc
  .record({
    id: fc.constantFrom("a" as const, "b" as const, "c" as const),
    size: fc.constantFrom(...standardLabels),
    quantity: fc.integer({ min: 1, max: 20 }),
    customization: fc.option(fc.constant({ name: "ANA", number: "7" }), { nil: undefined }),
    isLong: fc.boolean(),
  })
  .map(({ customization, isLong, ...item }) => ({
    ...item,
    name: item.id,
    image: null,
    priceCents: prices[item.id] + (customization ? SURCHARGE : 0) + (isLong ? LONG_SLEEVES.priceCents : 0),
    ...(customization && { customization }),
    ...(isLong && { options: [LONG_SLEEVES] }),
  }));

const anyOffer = fc.record({
  benefit: fc.constantFrom<Offer["benefit"]>(
    { kind: "percent", percent: 13 },
    { kind: "amount", cents: 5001 },
    { kind: "free_delivery" },
    { kind: "bundle", take: 3, pay: 2 },
    {
      kind: "quantity",
      steps: [
        { units: 2, percent: 5 },
        { units: 4, unitCents: 9999 },
      ],
    },
    { kind: "pix", percent: 7 },
  ),
  categoryIds: fc.constantFrom([], ["1"]),
  minimumCents: fc.constantFrom(null, 30_000),
  stacks: fc.boolean(),
});

/** As the API sends it. */
const toApi = ({ id, name, code, benefit, categoryIds, minimumCents, stacks }: Offer) => ({
  id,
  name,
  code,
  benefit:
    benefit.kind === "quantity"
      ? {
          kind: benefit.kind,
          steps: benefit.steps.map((step) =>
            "percent" in step ? step : { units: step.units, unit_cents: step.unitCents },
          ),
        }
      : benefit,
  category_ids: [...categoryIds],
  minimum_cents: minimumCents,
  stacks,
});

describe("the offers of a cart", () => {
  it("are to the cent those that the server gives", () => {
    const anyCart = fc.uniqueArray(anyItem, { selector: lineKey, minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        anyCart,
        fc.array(anyOffer, { maxLength: 4 }),
        fc.boolean(),
        (items: CartItem[], some, hasCode) => {
          const all = some.map((offer, index) =>
            newOffer({ ...offer, id: `o${index}`, code: hasCode && index === 0 ? "GOL10" : null }),
          );
          const coded = all.find(({ code }) => code !== null) ?? null;
          const byServer = quoteOrder(
            items.map(({ options, ...item }) => ({ ...item, options: idsOf(options) })),
            products,
            {
              surchargeCents: SURCHARGE,
              delivery: {
                kind: "offered",
                preparationDays: null,
                methods: [method],
                shirtGrams: SHIRT_GRAMS,
                choice: { methodId: "pac", priceCents: 0 },
                now,
              },
              offers: {
                automatic: all.filter(({ code }) => code === null),
                code: coded && { text: "GOL10", offer: coded },
                seenCents: undefined,
              },
            },
          );

          const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
          const priceDelivery = ({ discountCents, isDeliveryFree }: OffersOnDelivery) => {
            const parcel = {
              units,
              goodsCents: subtotalCents(items) - discountCents,
              grams: units * SHIRT_GRAMS,
            };
            const options = deliveryOptions([method], parcel, now);
            return (isDeliveryFree ? freeCheapest(options) : options)[0]?.priceCents ?? 0;
          };
          const inBrowser = quoteCart({
            items,
            facts: new Map(items.map((item) => [lineKey(item), factOf(item.id as keyof typeof prices)])),
            offers: {
              discount_cents: 0,
              discounts: [],
              pix_discount_cents: 0,
              code: null,
              change: "none",
              rules: all.map(toApi),
            },
            code: coded && "GOL10",
            priceDelivery,
          });
          expect(inBrowser.lineCents).toEqual(byServer.lines.map(({ discountCents }) => discountCents));
          expect(inBrowser.pixDiscountCents).toBe(byServer.offers?.pixDiscountCents);
          expect(inBrowser.code?.state).toBe(byServer.offers?.code?.state);
          expect(subtotalCents(items) - inBrowser.discountCents + priceDelivery(inBrowser)).toBe(
            byServer.totalCents,
          );
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    );
  });
});

const products = new Map(
  (["a", "b", "c"] as const).map((id) => [
    id as string,
    {
      id,
      name: id,
      priceCents: prices[id],
      formerPriceCents: null,
      categoryId: categories[id],
      imageUrl: null,
      print: null,
      options: { choices: [LONG_SLEEVES], max: null, oneOf: [] },
    },
  ]),
);

const factOf = (id: keyof typeof prices) => ({
  priceCents: null,
  sizes: undefined,
  printRules: undefined,
  obstacle: null,
  formerPriceCents: null,
  print: null,
  categoryId: categories[id],
  basePriceCents: prices[id],
});
