import { describe, expect, it } from "vitest";
import { describeBenefit, stateOfOffer } from "./describe-offer.ts";
import type { OfferBenefit } from "./offer.ts";

describe("what an offer gives", () => {
  it.each<[OfferBenefit, string]>([
    [{ kind: "percent", percent: 10 }, "10% de desconto"],
    [{ kind: "amount", cents: 2000 }, "R$ 20,00 de desconto"],
    [{ kind: "free_delivery" }, "Frete grátis"],
    [{ kind: "bundle", take: 3, pay: 2 }, "Leve 3, pague 2"],
    [
      {
        kind: "quantity",
        steps: [
          { units: 2, percent: 5 },
          { units: 4, unitCents: 14_990 },
        ],
      },
      "5% a partir de 2 camisas, R$ 149,90 cada a partir de 4 camisas",
    ],
    [{ kind: "pix", percent: 5 }, "5% de desconto no Pix"],
  ])("is said in a few words: %o", (benefit, words) => {
    expect(describeBenefit(benefit).replaceAll("\u00a0", " ")).toBe(words);
  });
});

describe("the state of an offer", () => {
  const now = new Date("2026-11-17T15:00:00Z");
  const before = new Date("2026-11-16T15:00:00Z");
  const later = new Date("2026-11-18T15:00:00Z");
  const offer = { active: true, startsAt: null, endsAt: null, maxUses: null, uses: 0 };

  it.each([
    ["running", {}],
    ["running", { startsAt: now, endsAt: later }],
    ["paused", { active: false }],
    ["scheduled", { startsAt: later }],
    ["ended", { endsAt: now }],
    ["ended", { active: false, endsAt: before }],
    ["used up", { maxUses: 2, uses: 2 }],
  ])("is %s with %o", (state, changes) => {
    expect(stateOfOffer({ ...offer, ...changes }, now)).toBe(state);
  });
});
