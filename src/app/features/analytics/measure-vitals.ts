import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import { MAX_VITAL, pageKindOf, type WebVital } from "#domain/analytics/web-vitals.ts";
import { mayReport, sendReport, type VisitReport } from "./send-report.ts";

/** The values that have not been sent yet, by the id that web-vitals gives to each measured page load. */
const latest = new Map<string, MetricType>();
const sent = new Set<string>();

/** Measures the page that was loaded, and reports it when the visitor leaves it or looks at something else. */
export function measureVitals(): void {
  // Every change is taken: a page that is left by a link is not hidden first in every browser.
  const options = { reportAllChanges: true };
  onLCP(keep, options);
  onINP(keep, options);
  onCLS(keep, options);
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && report());
  addEventListener("pagehide", report);
}

/** A value that grows after it was sent is not sent again, because counters cannot tell it from another page's. */
function keep(metric: MetricType): void {
  if (!sent.has(metric.id)) latest.set(metric.id, metric);
}

function report(): void {
  if (latest.size === 0 || !mayReport()) return;
  sendReport({ origin: {}, events: [...latest.values()].map(eventOf) });
  for (const id of latest.keys()) sent.add(id);
  latest.clear();
}

function eventOf({ name, value, navigationURL = "" }: MetricType): VisitReport["events"][number] {
  return {
    kind: "vital",
    vital: name.toLowerCase() as WebVital,
    value: Math.min(value, MAX_VITAL),
    page: pageKindOf(new URL(navigationURL, location.href).pathname),
    device: matchMedia("(pointer: coarse)").matches ? "phone" : "computer",
  };
}
