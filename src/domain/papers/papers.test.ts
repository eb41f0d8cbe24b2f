import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { declareContent, formatGrams } from "./declared-content.ts";

const shirt = {
  name: "Camisa Aurora",
  size: "G",
  quantity: 2,
  unitPriceCents: 20_000,
  discountCents: 0,
  customization: null,
};

describe("the declared content of a parcel", () => {
  it("names what each line is", () => {
    const printed = {
      ...shirt,
      customization: { name: "ANA", number: "10" },
      options: [{ name: "Patch Copa" }, { name: "Manga longa" }],
    };
    expect(declareContent([shirt, printed], 300).lines.map(({ text }) => text)).toEqual([
      "Camisa Aurora, tamanho G",
      "Camisa Aurora, tamanho G, ANA 10, Patch Copa e Manga longa",
    ]);
  });

  it("counts units, weight, and what was paid for each line", () => {
    const offered = { ...shirt, quantity: 3, discountCents: 20_000 };
    expect(declareContent([shirt, offered], 300)).toMatchObject({
      units: 5,
      grams: 1500,
      valueCents: 80_000,
      lines: [{ valueCents: 40_000 }, { quantity: 3, valueCents: 40_000 }],
    });
  });

  it("is worth what its lines are worth, whatever they are", () => {
    const line = fc
      .record({ quantity: fc.integer({ min: 1, max: 99 }), unitPriceCents: fc.nat(1_000_000) })
      .chain((priced) =>
        fc
          .nat(priced.quantity * priced.unitPriceCents)
          .map((discountCents) => ({ ...shirt, ...priced, discountCents })),
      );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const content = declareContent(lines, 300);
        const paid = lines.reduce(
          (sum, one) => sum + one.quantity * one.unitPriceCents - one.discountCents,
          0,
        );
        expect(content.valueCents).toBe(paid);
        expect(content.lines.every(({ valueCents }) => valueCents >= 0)).toBe(true);
      }),
    );
  });

  it.each([
    [300, "300 g"],
    [1000, "1 kg"],
    [1250, "1,25 kg"],
  ])("weighs %i g as '%s'", (grams, words) => {
    expect(formatGrams(grams)).toBe(words);
  });
});
