import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MIN_RATE_BASE } from "./analytics-report.ts";
import {
  bucketOf,
  emptyHistogram,
  estimateP75,
  splitVitalSubject,
  sumHistogram,
  summarizeVital,
  thresholds,
  vitalSubject,
} from "./vital-histogram.ts";
import { MAX_VITAL, pageKindOf, type WebVital, webVitals } from "./web-vitals.ts";

const place = { page: "product", device: "phone" } as const;

/** The histogram of these values, written and read as the counters are. */
const histogramOf = (vital: WebVital, values: readonly number[]) =>
  sumHistogram(
    vital,
    values.map((value) => ({
      floor: splitVitalSubject(vitalSubject(vital, { ...place, value })).floor,
      count: 1,
    })),
  );

const p75Of = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;

const anyVital = fc.constantFrom(...webVitals);
/** Values on both sides of all thresholds. */
const valuesOf = (vital: WebVital) =>
  fc.array(fc.double({ min: 0, max: thresholds[vital].poor * 2, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
const vitalAndValues = anyVital.chain((vital) => fc.tuple(fc.constant(vital), valuesOf(vital)));

describe("the estimated 75th percentile", () => {
  it("lies in the bucket of the true one", () => {
    fc.assert(
      fc.property(vitalAndValues, ([vital, values]) => {
        const estimate = estimateP75(vital, histogramOf(vital, values));
        expect(bucketOf(vital, estimate ?? Number.NaN)).toBe(bucketOf(vital, p75Of(values)));
      }),
    );
  });

  it.each([
    ["lcp", 500, 6000],
    ["inp", 60, 900],
    ["cls", 0.03, 0.7],
  ] as const)(
    "of %s differs from the true one by less than a tenth, wherever that lies",
    (vital, from, to) => {
      for (let percentile = from; percentile < to; percentile *= 1.11) {
        const values = Array.from({ length: 400 }, (_, n) => (percentile * (n + 1)) / 300);
        const estimate = estimateP75(vital, histogramOf(vital, values)) ?? 0;
        expect(Math.abs(estimate / percentile - 1)).toBeLessThan(0.1);
      }
    },
  );

  it("is the last bound where most values are above it, and none without values", () => {
    expect(estimateP75("lcp", histogramOf("lcp", Array(40).fill(MAX_VITAL)))).toBe(20_000);
    expect(estimateP75("lcp", emptyHistogram("lcp"))).toBeNull();
  });
});

describe("histograms", () => {
  it("of several days, added up, are that of all their values", () => {
    fc.assert(
      fc.property(
        anyVital.chain((vital) => fc.tuple(fc.constant(vital), valuesOf(vital), valuesOf(vital))),
        ([vital, monday, tuesday]) => {
          const [one, other] = [histogramOf(vital, monday), histogramOf(vital, tuesday)];
          const sum = one.map((count, bucket) => count + (other[bucket] ?? 0));
          expect(histogramOf(vital, [...monday, ...tuesday])).toEqual(sum);
        },
      ),
    );
  });

  it("have twenty to thirty buckets, so that what browsers report makes a bounded number of rows", () => {
    for (const vital of webVitals) {
      expect(emptyHistogram(vital).length).toBeGreaterThanOrEqual(20);
      expect(emptyHistogram(vital).length).toBeLessThanOrEqual(30);
    }
  });
});

describe("a summary", () => {
  it("rates each value as its thresholds say, the threshold itself as the better", () => {
    fc.assert(
      fc.property(vitalAndValues, ([vital, values]) => {
        const { good, poor } = thresholds[vital];
        const all = [...values, good, poor];
        expect(summarizeVital(vital, histogramOf(vital, all)).counts).toEqual({
          good: all.filter((value) => value <= good).length,
          needs_improvement: all.filter((value) => value > good && value <= poor).length,
          poor: all.filter((value) => value > poor).length,
        });
      }),
    );
  });

  it.each([
    ["lcp", 2500, "good"],
    ["lcp", 2501, "needs_improvement"],
    ["inp", 501, "poor"],
    ["cls", 0.1, "good"],
    ["cls", 0.25, "needs_improvement"],
    ["cls", 0.26, "poor"],
  ] as const)("of pages whose %s is %d is %s", (vital, value, rating) => {
    expect(summarizeVital(vital, histogramOf(vital, Array(MIN_RATE_BASE).fill(value))).rating).toBe(rating);
  });

  it("claims nothing from a few measurements", () => {
    const few = histogramOf("lcp", Array(MIN_RATE_BASE - 1).fill(1000));
    expect(summarizeVital("lcp", few)).toMatchObject({ measurements: 29, p75: null, rating: null });
  });
});

describe("the kind of a page", () => {
  it.each([
    ["/", "home"],
    ["/categoria/lancamentos", "category"],
    ["/produto/3f0c8b52", "product"],
    ["/produto/3f0c8b52/time", "other"],
    ["/carrinho", "cart"],
    ["/pedido/um-segredo", "other"],
  ])("%s is %s", (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
