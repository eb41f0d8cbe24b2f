import { MIN_RATE_BASE } from "./analytics-report.ts";
import { type Device, devices, type PageKind, pageKinds, type WebVital } from "./web-vitals.ts";

export const vitalRatings = ["good", "needs_improvement", "poor"] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Values up to and including `good` are good; those above `poor` are poor (https://web.dev/articles/vitals). */
export const thresholds: Record<WebVital, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
};

/**
 * The upper bounds of the buckets. The thresholds are among them, so that ratings are exact. Around these each bound is
 * about a fifth above the one before it, so that an interpolated percentile is right to a tenth.
 */
const bounds: Record<WebVital, readonly number[]> = {
  lcp: [
    200, 300, 400, 500, 600, 720, 860, 1000, 1200, 1450, 1750, 2100, 2500, 2900, 3400, 4000, 4800, 5700, 6800,
    8200, 10_000, 12_000, 15_000, 20_000,
  ],
  inp: [
    16, 24, 32, 40, 48, 56, 72, 88, 104, 120, 144, 168, 200, 240, 290, 350, 420, 500, 600, 720, 860, 1000,
    1250, 1500, 2000, 3000,
  ],
  cls: [
    0.005, 0.01, 0.015, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.085, 0.1, 0.12, 0.14, 0.17, 0.205, 0.25, 0.3,
    0.36, 0.43, 0.5, 0.6, 0.75, 1, 1.5,
  ],
};

/** The number of measurements in each bucket; the last bucket holds everything above the last bound. */
export type VitalHistogram = number[];

export const emptyHistogram = (vital: WebVital): VitalHistogram => Array(bounds[vital].length + 1).fill(0);

/** The bucket that holds the value: above the bound before it, up to and including its own. */
export function bucketOf(vital: WebVital, value: number): number {
  const index = bounds[vital].findIndex((bound) => value <= bound);
  return index < 0 ? bounds[vital].length : index;
}

const floorOf = (vital: WebVital, bucket: number): number => bounds[vital][bucket - 1] ?? 0;

/** What a measurement counts under: "product phone 2100" for one above 2100 and up to the next bound. */
export function vitalSubject(
  vital: WebVital,
  { page, device, value }: { page: PageKind; device: Device; value: number },
): string {
  return `${page} ${device} ${floorOf(vital, bucketOf(vital, value))}`;
}

export function splitVitalSubject(subject: string): { page: PageKind; device: Device; floor: number } {
  const [page, device, floor] = subject.split(" ");
  return {
    page: pageKinds.find((kind) => kind === page) ?? "other",
    device: devices.find((kind) => kind === device) ?? "computer",
    floor: Number(floor),
  };
}

/** Adds counts, each with the lower bound of its bucket; those of days, pages and devices are merged in this way. */
export function sumHistogram(
  vital: WebVital,
  counts: Iterable<{ floor: number; count: number }>,
): VitalHistogram {
  const histogram = emptyHistogram(vital);
  for (const { floor, count } of counts) {
    const above = bounds[vital].findIndex((bound) => bound > floor);
    const bucket = above < 0 ? bounds[vital].length : above;
    histogram[bucket] = (histogram[bucket] ?? 0) + count;
  }
  return histogram;
}

/**
 * Estimates the 75th percentile: exact to the bucket, linear within it. Above the last bound it is that bound; null
 * without measurements.
 */
export function estimateP75(vital: WebVital, histogram: VitalHistogram): number | null {
  const rank = Math.ceil(totalOf(histogram) * 0.75);
  let before = 0;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && before + count >= rank) {
      const floor = floorOf(vital, bucket);
      const ceiling = bounds[vital][bucket] ?? floor;
      // Rounding must not carry the estimate over a threshold.
      return Math.min(ceiling, floor + ((rank - before) / count) * (ceiling - floor));
    }
    before += count;
  }
  return null;
}

export interface VitalSummary {
  measurements: number;
  /** Null, like the rating, where there are too few measurements to claim one. */
  p75: number | null;
  rating: VitalRating | null;
  /** The number of measurements with each rating. */
  counts: Record<VitalRating, number>;
}

export function summarizeVital(vital: WebVital, histogram: VitalHistogram): VitalSummary {
  const measurements = totalOf(histogram);
  const counts = { good: 0, needs_improvement: 0, poor: 0 };
  for (const [bucket, count] of histogram.entries()) {
    counts[rateVital(vital, bounds[vital][bucket] ?? Number.POSITIVE_INFINITY)] += count;
  }
  const p75 = measurements < MIN_RATE_BASE ? null : estimateP75(vital, histogram);
  return { measurements, p75, rating: p75 === null ? null : rateVital(vital, p75), counts };
}

function rateVital(vital: WebVital, value: number): VitalRating {
  const { good, poor } = thresholds[vital];
  return value <= good ? "good" : value <= poor ? "needs_improvement" : "poor";
}

const totalOf = (histogram: VitalHistogram): number => histogram.reduce((sum, count) => sum + count, 0);
