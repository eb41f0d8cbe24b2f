import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeMissing } from "./describe-missing.ts";
import { describeInstalments, splitPrice } from "./instalments.ts";
import { findMissing } from "./missing-for-offer.ts";
import type { Offer, OfferBenefit } from "./offer.ts";
import { newOffer } from "./offer-fixture.ts";
import { shareOut } from "./share-out.ts";

const nbsp = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("what is missing for an offer", () => {
  const missing = (benefit: OfferBenefit, quantity: number, changes: Partial<Offer> = {}) => {
    const line = { id: "a", size: "M", quantity, customization: null, categoryId: null };
    const found = findMissing(
      [{ ...line, basePriceCents: 10_000, unitPriceCents: 10_000 }],
      [newOffer({ benefit, ...changes })],
    );
    return nbsp(found && describeMissing(found));
  };

  it("is said in one sentence", () => {
    const bundle = { kind: "bundle" as const, take: 4, pay: 3 };
    expect(missing(bundle, 3)).toBe("Falta 1 camisa para a 4ª sair grátis");
    expect(missing(bundle, 6)).toBe("Faltam 2 camisas para a 8ª sair grátis");
    expect(missing({ ...bundle, pay: 2 }, 3)).toBe("Falta 1 camisa para 2 saírem grátis");
    const steps = [
      { units: 2, percent: 5 },
      { units: 4, unitCents: 8000 },
    ];
    expect(missing({ kind: "quantity", steps }, 1)).toBe("Falta 1 camisa para 5% de desconto");
    expect(missing({ kind: "quantity", steps }, 2)).toBe("Faltam 2 camisas para cada uma sair por R$ 80,00");
    const minimumCents = 15_000;
    expect(missing({ kind: "percent", percent: 10 }, 1, { minimumCents })).toBe(
      "Faltam R$ 50,00 para 10% de desconto",
    );
    expect(missing({ kind: "amount", cents: 2000 }, 1, { minimumCents })).toBe(
      "Faltam R$ 50,00 para R$ 20,00 de desconto",
    );
    expect(missing({ kind: "free_delivery" }, 1, { minimumCents })).toBe(
      "Faltam R$ 50,00 para o frete sair grátis",
    );
  });

  it("is nothing where the offer is given in full", () => {
    expect(missing({ kind: "bundle", take: 4, pay: 3 }, 4)).toBeUndefined();
    expect(missing({ kind: "quantity", steps: [{ units: 2, percent: 5 }] }, 2)).toBeUndefined();
    expect(missing({ kind: "percent", percent: 10 }, 1)).toBeUndefined();
  });
});

describe("a price in parts", () => {
  const rules = { count: 6, monthlyInterest: 0, minimumCents: 0 };
  const describeParts = (cents: number, changes: Partial<typeof rules> = {}) => {
    const parts = splitPrice(cents, { ...rules, ...changes });
    return nbsp(parts && describeInstalments(parts));
  };

  it("names their number and that there is no interest", () => {
    expect(describeParts(19_990)).toBe("ou 6x de R$ 33,32 sem juros");
  });

  it("names the total where there is interest", () => {
    expect(describeParts(10_000, { count: 2, monthlyInterest: 200 })).toBe(
      "ou 2x de R$ 51,51 com juros (total R$ 103,02)",
    );
  });

  it("has no part below the smallest, and fewer parts instead", () => {
    expect(describeParts(9000, { minimumCents: 3000 })).toBe("ou 3x de R$ 30,00 sem juros");
    expect(describeParts(5000, { minimumCents: 3000 })).toBeUndefined();
  });

  it("is never less than the price", () => {
    const anyRules = fc.record({
      count: fc.integer({ min: 1, max: 12 }),
      monthlyInterest: fc.nat(2000),
      minimumCents: fc.nat(20_000),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), anyRules, (cents, given) => {
        const parts = splitPrice(cents, given);
        if (parts) expect(parts.totalCents).toBeGreaterThanOrEqual(cents);
      }),
    );
  });
});

describe("sharing out", () => {
  it("loses no cent and gives nobody more than their weight", () => {
    const weights = fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.nat(), (all, wanted) => {
        const total = all.reduce((sum, weight) => sum + weight, 0);
        const cents = Math.min(wanted, total);
        const shares = shareOut(cents, all);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        expect(shares.every((share, index) => share >= 0 && share <= (all[index] ?? 0))).toBe(true);
      }),
    );
  });
});
