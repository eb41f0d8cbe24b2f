import type { InputOf } from "#app/api/api-client.ts";
import { isUncounted } from "./uncounted.ts";
import { continueVisit, recordStep } from "./visit-state.ts";

/*
 * The shop counts its visits without cookies and without identifying visitors (docs/decisions/0019). A tab stores in
 * sessionStorage which steps were counted, and reports them when the browser is idle.
 */

type VisitReport = InputOf<"POST /api/analytics/events">["body"];
type VisitEvent = VisitReport["events"][number];

const VISIT = "visit";
const MAX_EVENTS = 20;
const MAX_DELAY_MS = 3000;

const waiting: VisitEvent[] = [];
let isScheduled = false;

export const countVisit = (): void => count();

export const countView = (product: string): void =>
  count(`view ${product}`, (isFirst) => ({ kind: "view", product, first: isFirst("view") }));

export const countSearch = (words: string, found: boolean): void =>
  count(`search ${words}`, () => ({ kind: "search", words, found }));

export const countCart = (product: string): void =>
  count(`cart ${product}`, (isFirst) => ({ kind: "cart", product, first: isFirst("cart") }));

export const countCheckout = (): void => count("checkout", () => ({ kind: "checkout" }));

export const countOrder = (id: string): void => count(`order ${id}`, () => ({ kind: "order" }));

type IsFirst = (what: string) => boolean;

/** Counts the visit and its step, each only the first time. */
function count(step?: string, eventOf?: (isFirst: IsFirst) => VisitEvent): void {
  try {
    if (!mayCount()) return;
    let visit = continueVisit(JSON.parse(sessionStorage.getItem(VISIT) ?? "null"), {
      now: Date.now(),
      search: location.search,
      referrer: document.referrer.startsWith(location.origin) ? "" : document.referrer,
    });
    const isFirst: IsFirst = (what) => {
      const marked = recordStep(visit, what);
      visit = marked ?? visit;
      return marked !== undefined;
    };
    if (isFirst(VISIT)) waiting.push({ kind: "visit" });
    if (step && eventOf && isFirst(step)) waiting.push(eventOf(isFirst));
    sessionStorage.setItem(VISIT, JSON.stringify(visit));
    schedule(visit.origin);
  } catch {
    // Without sessionStorage every page would count as a new visit, so nothing is counted.
  }
}

/** Excludes robots, browsers with a do-not-track setting and administrators. */
function mayCount(): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as PrivateNavigator;
  return !webdriver && doNotTrack !== "1" && !globalPrivacyControl && !isUncounted();
}

interface PrivateNavigator extends Navigator {
  /** Set by browsers that support Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** Sends when the browser is idle, at the latest when the page is left. */
function schedule(origin: VisitReport["origin"]): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const send = () => {
    isScheduled = false;
    document.removeEventListener("visibilitychange", sendWhenLeft);
    if (waiting.length === 0) return;
    const report: VisitReport = { origin, events: waiting.splice(0, MAX_EVENTS) };
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon("/api/analytics/events", body);
  };
  const sendWhenLeft = () => document.visibilityState === "hidden" && send();
  document.addEventListener("visibilitychange", sendWhenLeft);
  // A prerendered page counts as visited only when it is shown.
  if ((document as MaybePrerendered).prerendering) {
    document.addEventListener("prerenderingchange", send, { once: true });
  } else if ("requestIdleCallback" in window) requestIdleCallback(send, { timeout: MAX_DELAY_MS });
  else setTimeout(send, MAX_DELAY_MS);
}

interface MaybePrerendered extends Document {
  prerendering?: boolean;
}
