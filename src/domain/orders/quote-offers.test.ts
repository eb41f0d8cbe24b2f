import { describe, expect, it } from "vitest";
import type { Offer } from "../offers/offer.ts";
import type { OrderLine } from "./order-input.ts";
import { giving, line, quoteWith } from "./quote-offers-fixture.ts";

const discountOf = (lines: readonly OrderLine[], ...automatic: Offer[]) =>
  quoteWith(lines, { automatic }).offers?.discountCents;

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
    const { lines } = quoteWith([line("cara"), line("barata")], { automatic: [onRetro] });
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
    const { offers } = quoteWith([line("barata")], { automatic: [small, large] });
    expect(offers?.applied.map(({ offer }) => offer.id)).toEqual(["b"]);
  });

  it("add the ones that stack, each on what the others leave", () => {
    const stacking = giving({ kind: "amount", cents: 1000 }, { id: "c", stacks: true });
    const { offers } = quoteWith([line("barata")], { automatic: [small, large, stacking] });
    expect(offers?.applied.map(({ offer, cents }) => [offer.id, cents])).toEqual([
      ["b", 2000],
      ["c", 1000],
    ]);
  });

  it("prefer what makes the whole order cheaper, free delivery included", () => {
    const free = giving({ kind: "free_delivery" }, { id: "f" });
    const order = (methodId: string) => quoteWith([line("barata")], { automatic: [small, free], methodId });
    expect(order("pac")).toMatchObject({ totalCents: 10_000, delivery: { chosen: { priceCents: 0 } } });
    expect(order("sedex")).toMatchObject({ totalCents: 9500 + 3000, offers: { isDeliveryFree: false } });
  });

  it("give a free delivery before its price is known, but not instead of a discount", () => {
    const free = giving({ kind: "free_delivery" }, { id: "f" });
    expect(quoteWith([line("barata")], { automatic: [free] }).offers?.isDeliveryFree).toBe(true);
    expect(quoteWith([line("barata")], { automatic: [small, free] }).offers?.isDeliveryFree).toBe(false);
  });

  it("make the cheapest delivery free and no other", () => {
    const free = giving({ kind: "free_delivery" });
    const { delivery } = quoteWith([line("barata")], { automatic: [free], methodId: "pac" });
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
    const { offers, hasChanges } = quoteWith([line("barata")], typed(coded));
    expect(offers).toMatchObject({ discountCents: 1000, code: { state: "applied" } });
    expect(hasChanges).toBe(false);
  });

  it("that opens nothing must be accepted as such before ordering", () => {
    const { offers, hasChanges } = quoteWith([line("barata")], typed(null));
    expect(offers).toMatchObject({ discountCents: 0, code: { state: "refused" }, change: "code" });
    expect(hasChanges).toBe(true);
  });

  it("says what is missing for its minimum", () => {
    const { offers } = quoteWith([line("barata")], typed({ ...coded, minimumCents: 15_000 }));
    expect(offers).toMatchObject({ code: { state: "minimum", missing: { lacks: { cents: 5000 } } } });
  });

  it("below its minimum is no obstacle for whoever saw the total without it", () => {
    const below = typed({ ...coded, minimumCents: 15_000 });
    expect(quoteWith([line("barata")], below).hasChanges).toBe(true);
    expect(quoteWith([line("barata")], { ...below, seenCents: 0 }).hasChanges).toBe(false);
  });

  it("is kept for another time where the shop gives as much by itself", () => {
    const automatic = [giving({ kind: "percent", percent: 10 }, { id: "z" })];
    const { offers, hasChanges } = quoteWith([line("barata")], { automatic, ...typed(coded) });
    expect(offers).toMatchObject({ discountCents: 1000, code: { state: "weaker" } });
    expect(hasChanges).toBe(false);
  });

  it("joins the shop's own offer if it stacks", () => {
    const automatic = [giving({ kind: "percent", percent: 10 }, { id: "z" })];
    const { offers } = quoteWith([line("barata")], { automatic, ...typed({ ...coded, stacks: true }) });
    expect(offers).toMatchObject({ discountCents: 1000 + 900, code: { state: "applied" } });
  });
});

describe("paying by Pix", () => {
  const pix = (percent: number) => giving({ kind: "pix", percent }, { id: `pix${percent}` });

  it("costs less than the total by the best of its discounts, on what the goods cost then", () => {
    const automatic = [pix(5), pix(10), giving({ kind: "percent", percent: 50 }, { id: "half" })];
    const { offers, totalCents } = quoteWith([line("barata")], { automatic, methodId: "pac" });
    expect(totalCents).toBe(5000 + 1800);
    expect(offers?.pixDiscountCents).toBe(500);
  });
});

describe("a discount that was seen", () => {
  const rules = { automatic: [giving({ kind: "percent", percent: 10 })] };

  it("is given", () => {
    expect(quoteWith([line("barata")], { ...rules, seenCents: 1000 }).hasChanges).toBe(false);
  });

  it("must be accepted anew if it is another now", () => {
    const { offers, hasChanges } = quoteWith([line("barata")], { ...rules, seenCents: 1500 });
    expect([offers?.change, hasChanges]).toEqual(["discount", true]);
  });
});
