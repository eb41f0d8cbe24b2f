import { describe, expect, it } from "vitest";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { describeDeliveryChange, type RefusedDelivery } from "./delivery-change.ts";

const chosen = { priceCents: 2190 } as DeliveryOption;
const refused = (change: RefusedDelivery["quoted"]["change"], seenCents = 1890): RefusedDelivery => ({
  quoted: { options: [], chosen: { name: "PAC", price_cents: 2190, days: 5 }, change },
  seenCents,
});
const describeNow = (...given: Parameters<typeof describeDeliveryChange>) =>
  describeDeliveryChange(...given)?.replaceAll("\u00a0", " ");

describe("a delivery that the shop has refused", () => {
  it("names both prices", () => {
    expect(describeNow(refused("price"), chosen)).toBe(
      "O frete mudou de R$ 18,90 para R$ 21,90. Confira e finalize de novo.",
    );
    expect(describeNow(refused("price", 0), chosen)).toContain("de Grátis para R$ 21,90");
  });

  it("names no prices any more after the cart has changed", () => {
    expect(describeNow(refused("price"), { ...chosen, priceCents: 0 })).toBeUndefined();
  });

  it("asks to choose, anew if the chosen one is gone", () => {
    expect(describeNow(refused("choose"), chosen)).toBe("Confira como quer receber e finalize de novo.");
    expect(describeNow(refused("gone"), undefined)).toMatch(/^A entrega escolhida não está mais disponível/);
  });

  it("is silent where only a line has changed", () => {
    expect(describeNow(refused("none"), chosen)).toBeUndefined();
    expect(describeNow(null, chosen)).toBeUndefined();
  });
});
