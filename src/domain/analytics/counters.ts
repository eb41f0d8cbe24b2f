import { normalizeSearch } from "./normalize-search.ts";
import type { VisitEvent } from "./visit-event.ts";
import { vitalSubject } from "./vital-histogram.ts";
import { webVitals } from "./web-vitals.ts";

/**
 * The counted events. "visit", "viewer", "cart" and "checkout" are the steps of a visit, each counted once per visit;
 * "view" is a product view, counted once per visit and product. A web vital is counted once per page that was loaded.
 */
export const countedKinds = [
  "visit",
  "viewer",
  "view",
  "search",
  "search_empty",
  "cart",
  "checkout",
  "order",
  ...webVitals,
] as const;
export type CountedKind = (typeof countedKinds)[number];

/** What a counter is broken down by; empty for the total. */
export type CountedDimension = "" | "source" | "product" | "words" | "vitals";

export interface Counter {
  kind: CountedKind;
  dimension: CountedDimension;
  subject: string;
}

/** The counters that an event raises by one. */
export function countersOf(event: VisitEvent, source: string): Counter[] {
  switch (event.kind) {
    case "visit":
    case "checkout":
    case "order":
      return step(event.kind, source);
    case "view":
      return [
        { kind: "view", dimension: "", subject: "" },
        { kind: "view", dimension: "product", subject: event.product },
        ...(event.first ? step("viewer", source) : []),
      ];
    case "cart":
      return [
        { kind: "cart", dimension: "product", subject: event.product },
        ...(event.first ? step("cart", source) : []),
      ];
    case "search": {
      const words = normalizeSearch(event.words);
      return [...searched("search", words), ...(event.found ? [] : searched("search_empty", words))];
    }
    case "vital":
      return [{ kind: event.vital, dimension: "vitals", subject: vitalSubject(event.vital, event) }];
  }
}

const step = (kind: CountedKind, source: string): Counter[] => [
  { kind, dimension: "", subject: "" },
  { kind, dimension: "source", subject: source },
];

const searched = (kind: CountedKind, words: string): Counter[] => [
  { kind, dimension: "", subject: "" },
  ...(words === "" ? [] : [{ kind, dimension: "words" as const, subject: words }]),
];
