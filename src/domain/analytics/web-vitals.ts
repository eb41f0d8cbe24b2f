/**
 * The Core Web Vitals: how long until the largest content is visible (LCP), until the page responds to an interaction
 * (INP), both in milliseconds, and how much the layout shifts (CLS, without a unit).
 */
export const webVitals = ["lcp", "inp", "cls"] as const;
export type WebVital = (typeof webVitals)[number];

/** The highest value that a browser reports; whatever took longer counts as this. */
export const MAX_VITAL = 600_000;

export const pageKinds = ["home", "category", "product", "cart", "other"] as const;
export type PageKind = (typeof pageKinds)[number];

export const devices = ["phone", "computer"] as const;
export type Device = (typeof devices)[number];

const patterns: [RegExp, PageKind][] = [
  [/^\/$/, "home"],
  [/^\/categoria\/[^/]+$/, "category"],
  [/^\/produto\/[^/]+$/, "product"],
  [/^\/carrinho$/, "cart"],
];

/** The kind is all that is reported about a page: its path may contain a token or what was searched for. */
export const pageKindOf = (path: string): PageKind =>
  patterns.find(([pattern]) => pattern.test(path))?.[1] ?? "other";
