import { describe, expect, it } from "vitest";
import { describeDiscount, discountsOnGoods, nameOffers, subtotalCents } from "./order-price.ts";

const bundle = { name: "Leve 3, pague 2", code: null, cents: 20_000 };
const coupon = { name: "Volta às aulas", code: "GOL10", cents: 1500 };
const freight = { name: "Frete por nossa conta", code: null, cents: 0 };

describe("the price of an order", () => {
  it("begins with what the goods cost before discounts and without the delivery", () => {
    const delivery = { name: "SEDEX", priceCents: 3190, days: 2 };
    expect(subtotalCents({ totalCents: 41_690, discountCents: 21_500, delivery })).toBe(60_000);
    expect(subtotalCents({ totalCents: 41_690, discountCents: 0, delivery: null })).toBe(41_690);
  });

  it("has a line for each offer that took something off", () => {
    expect(discountsOnGoods({ discounts: [bundle, freight] })).toEqual([bundle]);
    expect(discountsOnGoods({ discounts: null })).toEqual([]);
  });

  it("names an offer, and the code that gave it", () => {
    expect(describeDiscount(bundle)).toBe("Desconto (Leve 3, pague 2)");
    expect(describeDiscount(coupon)).toBe("Desconto (Volta às aulas, cupom GOL10)");
    expect(nameOffers([bundle, coupon])).toBe("Leve 3, pague 2 + Volta às aulas (GOL10)");
  });
});
