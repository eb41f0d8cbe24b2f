import fc from "fast-check";
import { expect, it } from "vitest";
import { longSleeves, offered } from "../options/option-fixture.ts";
import { addOnCents, formerUnitPriceCents, unitPriceCents } from "./unit-price.ts";

const cents = fc.nat({ max: 100_000 });

it("raises the price of one shirt by the shop's surcharge, and only with a name and number", () => {
  fc.assert(
    fc.property(cents, cents, (priceCents, surcharge) => {
      const price = (isCustomized: boolean) =>
        unitPriceCents({ priceCents }, { size: "M", isCustomized }, surcharge);
      expect([price(true), price(false)]).toEqual([priceCents + surcharge, priceCents]);
    }),
  );
});

it("adds the same to the price of today and to the one before an offer", () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.option(cents), (priceCents, surcharge, sizeCents, ownCents) => {
      const product = {
        priceCents,
        formerPriceCents: priceCents + 1,
        sizes: [{ label: "XGG", surchargeCents: sizeCents }],
        options: offered(),
        printRules: { isRefused: false, priceCents: ownCents, maxLetters: null },
      };
      const choice = { size: "XGG", isCustomized: true, options: [longSleeves.id] };
      const added = addOnCents(product, choice, surcharge);
      expect(added).toBe(sizeCents + (ownCents ?? surcharge) + longSleeves.priceCents);
      expect(unitPriceCents(product, choice, surcharge)).toBe(priceCents + added);
      expect(formerUnitPriceCents(product, choice, surcharge)).toBe(priceCents + 1 + added);
    }),
  );
});
