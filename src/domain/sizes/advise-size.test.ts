import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviseSize, type Fit, fits, type SizeAdvice } from "./advise-size.ts";
import { garmentSizes } from "./garment-measures.ts";
import type { SizeGuide } from "./size-guide.ts";
import { shirtGuide } from "./size-guide-models.ts";

/** 'G', 'M|G→G' for an answer between two that prefers the larger one, or why there is none. */
function nameAdvice(advice: SizeAdvice): string {
  if (advice.kind === "unknown") return advice.reason;
  if (advice.kind === "size") return advice.answer.size;
  return `${advice.smaller.size}|${advice.larger.size}→${advice[advice.prefer].size}`;
}

const advise = (height: number, weight: number, fit: Fit = "normal", guide: SizeGuide = shirtGuide) =>
  adviseSize(guide, { height, weight }, fit);

const ofChests = (rows: [size: string, chest: number | null, length?: number | null][]): SizeGuide => ({
  measures: ["Tórax", "Comprimento"].map((name) => ({ name, howTo: null })),
  rows: rows.map(([size, chest, length = null]) => ({ size, values: [chest, length] })),
});

describe("the size for a build, by the shop's own guide", () => {
  it.each<[height: number, weight: number, fit: Fit, answer: string]>([
    [165, 55, "normal", "P"],
    [170, 68, "normal", "M"],
    [175, 75, "justo", "M"],
    [175, 75, "normal", "M|G→G"],
    [175, 75, "folgado", "G|GG→GG"],
    [180, 82, "normal", "G"],
    [178, 90, "normal", "GG"],
    [170, 72, "justo", "M"],
    [170, 68, "justo", "P"],
  ])("%i cm, %i kg, %s: %s", (height, weight, fit, answer) => {
    expect(nameAdvice(advise(height, weight, fit))).toBe(answer);
  });

  it("says how much wider than the body the shirt is", () => {
    // 15 × √(82 / 1,8) = 101,2 cm; G has 112 cm.
    expect(advise(180, 82)).toMatchObject({ answer: { size: "G", ease: 11 } });
  });

  it("names the neighbour that the error of the estimate does not rule out", () => {
    expect(advise(180, 82)).toMatchObject({ also: null });
    expect(advise(180, 80)).toMatchObject({ answer: { size: "G" }, also: { size: "M", ease: 6 } });
  });

  it("says that the last size is close where one likes it loose", () => {
    expect(advise(180, 100, "folgado")).toMatchObject({ answer: { size: "GG" }, note: { kind: "tighter" } });
  });

  it("says that the first size is wide where one likes it close", () => {
    expect(advise(165, 50, "justo")).toMatchObject({ answer: { size: "P" }, note: { kind: "looser" } });
  });
});

describe("the length of a shirt", () => {
  const long = ofChests([
    ["M", 53, 72],
    ["G", 56, 76],
    ["GG", 60, 78],
  ]);

  it("makes it one size larger, where that is enough and not too wide", () => {
    expect(advise(195, 80, "normal", long)).toMatchObject({
      answer: { size: "G" },
      also: null,
      note: { kind: "for_length", length: 72 },
    });
  });

  it("is said to be short where no size close by is longer", () => {
    expect(advise(205, 88)).toMatchObject({ note: { kind: "short", length: 74, longer: null } });
    expect(advise(200, 78)).toMatchObject({ note: { kind: "short", length: 72, longer: "GG" } });
    expect(advise(205, 110)).toMatchObject({ note: { kind: "short", length: 76, longer: null } });
  });
});

describe("what it cannot tell", () => {
  const [first, ...others] = shirtGuide.measures;
  const withoutChest = { ...shirtGuide, measures: [{ ...first, name: "Ombro", howTo: null }, ...others] };

  it("is a size of a guide without a chest", () => {
    expect(nameAdvice(advise(175, 75, "normal", withoutChest))).toBe("no_chest");
  });

  it("is that of a child, or of a guide by age", () => {
    expect(nameAdvice(advise(149, 45))).toBe("child");
    expect(nameAdvice(advise(165, 60, "normal", ofChests([["14 anos", 46]])))).toBe("child");
  });

  it("is that of a body beyond the surveys", () => {
    expect(nameAdvice(advise(190, 50))).toBe("unusual");
    expect(nameAdvice(advise(160, 120))).toBe("unusual");
  });

  it("is that of a body beyond the table by more than the error of the estimate", () => {
    expect(nameAdvice(advise(180, 119))).toBe("too_large_for_table");
    expect(nameAdvice(advise(180, 115))).toBe("GG");
    expect(nameAdvice(advise(170, 60, "normal", ofChests([["3XL", 70]])))).toBe("too_small_for_table");
  });
});

it("looks past gaps and the order of the rows", () => {
  const guide = ofChests([
    ["GG", 60],
    ["G", null],
    ["M", 53],
    ["2 anos", 28],
  ]);
  expect(nameAdvice(advise(170, 68, "normal", guide))).toBe("M");
  expect(nameAdvice(advise(178, 90, "normal", guide))).toBe("GG");
});

const anyValue = fc.option(fc.double({ min: 1, max: 250, noNaN: true }));
const anyGuide: fc.Arbitrary<SizeGuide> = fc
  .array(fc.constantFrom("Tórax", "Peito", "Comprimento", "Manga", "Largura", "¿", ""), { maxLength: 6 })
  .chain((names) =>
    fc.array(fc.array(anyValue, { maxLength: 6 }), { maxLength: 20 }).map((rows) => ({
      measures: names.map((name) => ({ name, howTo: null })),
      rows: rows.map((values, index) => ({ size: `T${index}`, values })),
    })),
  );
/** A guide that a shop may have: each size wider than the one before it, some gaps, any lengths. */
const shopGuide: fc.Arbitrary<SizeGuide> = fc
  .tuple(
    fc.integer({ min: 40, max: 56 }),
    fc.array(
      fc.record({
        step: fc.double({ min: 0, max: 6, noNaN: true }),
        length: fc.option(fc.integer({ min: 55, max: 90 })),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  )
  .map(([narrowest, steps]) => {
    let chest = narrowest;
    return ofChests(
      steps.map(({ step, length }, index) => {
        chest += step;
        return [`T${index}`, chest, length];
      }),
    );
  });
const anyFit = fc.constantFrom(...fits);
const anyBody = fc.record({
  height: fc.integer({ min: 120, max: 220 }),
  weight: fc.double({ min: 30, max: 200, noNaN: true }),
});

/** The place of the answer among the sizes; undefined where there is none to compare. */
function placeOf(guide: SizeGuide, advice: SizeAdvice): number | undefined {
  if (advice.kind === "unknown") {
    if (advice.reason === "too_small_for_table") return -1;
    return advice.reason === "too_large_for_table" ? Number.POSITIVE_INFINITY : undefined;
  }
  const { size } = advice.kind === "size" ? advice.answer : advice[advice.prefer];
  return garmentSizes(guide).findIndex((one) => one.size === size);
}

describe("for every guide and every body", () => {
  it("the answer is of the guide, or says why there is none", () => {
    fc.assert(
      fc.property(anyGuide, anyBody, anyFit, (guide, body, fit) => {
        const advice = adviseSize(guide, body, fit);
        const named =
          advice.kind === "unknown"
            ? []
            : advice.kind === "size"
              ? [advice.answer, advice.also]
              : [advice.smaller, advice.larger];
        for (const one of named) if (one) expect(guide.rows.map(({ size }) => size)).toContain(one.size);
      }),
    );
  });

  it("who weighs more at the same height never gets a smaller size", () => {
    fc.assert(
      fc.property(
        shopGuide,
        anyBody,
        fc.double({ min: 0, max: 60, noNaN: true }),
        anyFit,
        (guide, body, more, fit) => {
          const lighter = placeOf(guide, adviseSize(guide, body, fit));
          const heavier = placeOf(guide, adviseSize(guide, { ...body, weight: body.weight + more }, fit));
          if (lighter !== undefined && heavier !== undefined) expect(heavier).toBeGreaterThanOrEqual(lighter);
        },
      ),
    );
  });

  it("who likes it looser never gets a smaller size", () => {
    fc.assert(
      fc.property(shopGuide, anyBody, (guide, body) => {
        const places = fits.map((fit) => placeOf(guide, adviseSize(guide, body, fit)) ?? 0);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });
});
